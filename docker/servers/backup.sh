#!/bin/sh
# docker compose exec -T api-1 backup save - > shop.backup
set -eu
exec sh /shop/docker/with-secrets.sh node /shop/shop-api/dist/backup.mjs "$@"
