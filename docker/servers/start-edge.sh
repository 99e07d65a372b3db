#!/bin/sh
# Starts the edge; the key by which the API believes it comes from the secrets of this deployment.
set -eu
: "${SHOP_DECLARATION_KEY:=$(cat /secrets/declarations/key)}"
export SHOP_DECLARATION_KEY
exec node shell/dist/server/main.mjs
