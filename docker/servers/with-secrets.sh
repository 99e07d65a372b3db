#!/bin/sh
# Runs a program of the API; what the environment doesn't give is taken from the secrets of this deployment.
set -eu
: "${DATABASE_URL:=postgres://shop:$(cat /secrets/database/password)@database:5432/${DATABASE_NAME:-shop}}"
: "${SHOP_SECRET:=$(cat /secrets/shop/secret)}"
: "${SHOP_OPERATOR_KEY:=$(cat /secrets/shop/operator-key)}"
: "${SHOP_DECLARATION_KEY:=$(cat /secrets/declarations/key)}"
export DATABASE_URL SHOP_SECRET SHOP_OPERATOR_KEY SHOP_DECLARATION_KEY
exec "$@"
