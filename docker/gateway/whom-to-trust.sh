#!/bin/sh
# Writes for nginx whose X-Forwarded-… headers count (TRUSTED_PROXIES) and who reads /metrics (METRICS_READERS), as lists of
# addresses and networks with commas between, and says whom it asks for names, before the image's own entry point starts it. An
# address that nginx can't read ends the start with its name.
set -eu
made=${MADE_CONF:-/etc/nginx/conf.d}

each() { # of a list, a line
  for item in $(echo "$1" | tr ',' ' '); do printf "$2\n" "$item"; done
}

{
  echo 'geo $realip_remote_addr $comes_by_proxy {'
  echo 'default 0;'
  each "${TRUSTED_PROXIES:-}" '%s 1;'
  echo '}'
  if [ -n "${TRUSTED_PROXIES:-}" ]; then
    each "$TRUSTED_PROXIES" 'set_real_ip_from %s;'
    echo 'real_ip_header X-Forwarded-For;'
    echo 'real_ip_recursive on;'
  fi
} >"$made/trusted-proxies.conf"

{
  each "${METRICS_READERS:-}" 'allow %s;'
  echo 'deny all;'
} >"$made/metrics.access"

# the one that this container has, unless another is named; nginx wants brackets around IPv6
: "${NAME_SERVER:=$(sed -n 's/^nameserver *//p' /etc/resolv.conf | head -n 1)}"
case $NAME_SERVER in
  *:*:*) NAME_SERVER="[${NAME_SERVER%%%*}]" ;;
esac
export NAME_SERVER

exec "$@"
