# Sourced by ./play and ./test. Finds a Python to begin with: our own once there is one, since
# what was built for one Python must not be looked at by another. Sets $root and $python.
root=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
for python in "$root/.venv/bin/python" python3 python3.13 python3.12 python3.11 python; do
  "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && break
  python=
done
if [ -z "$python" ]; then
  echo "antro: Python 3.11 or newer is needed, and none was found on the path." >&2
  exit 1
fi
export PYTHONPATH="$root"
unset PYTHONDONTWRITEBYTECODE  # packages are installed unparsed: what Python parses, it has to keep
