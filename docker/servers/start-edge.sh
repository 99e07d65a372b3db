#!/bin/sh
# Starts the edge; the key by which the API believes it comes from the secrets of this deployment, and the teams' public keys
# from the folder that REMOTE_KEYS names, or those of the image.
set -eu
: "${SHOP_DECLARATION_KEY:=$(cat /secrets/declarations/key)}"
export SHOP_DECLARATION_KEY
if ls /keys/*.public.pem >/dev/null 2>&1; then export REMOTE_KEYS=/keys; fi
exec node shell/dist/server/main.mjs
