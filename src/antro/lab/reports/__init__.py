"""Parts of reports: HTML pages and plots."""
