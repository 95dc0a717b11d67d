"""Operations: settings, limits, logs, metrics and background tasks."""
