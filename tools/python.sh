# Sourced by ./play and ./test. Finds a Python and sets $root and $python. Our own environment
# comes first, because files built for one Python must not be used by another.
root=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
for python in "$root/.venv/bin/python" python3 python3.13 python3.12 python3.11 python; do
  "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && break
  python=
done
if [ -z "$python" ]; then
  echo "antro: Python 3.11 or newer is needed, but it is not on the path. Please install it." >&2
  exit 1
fi
export PYTHONPATH="$root"
unset PYTHONDONTWRITEBYTECODE  # packages are installed uncompiled, so Python must save what it compiles
