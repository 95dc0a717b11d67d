"""The display of Drako: views and changes, text and pictures, prompts and refusals."""
