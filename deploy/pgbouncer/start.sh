#!/bin/sh
# Writes PgBouncer's settings from the environment, then runs it.
#   DATABASE_HOST, DATABASE_PORT, DATABASE_NAME, DATABASE_USER, DATABASE_PASSWORD
#   POOL_SIZE      connections to the database
#   DATABASE_TLS   server_tls_sslmode: disable, require, verify-full
# A database that was away is tried again after a second, not 15, and who waits for a connection hears no after ten, not 120.
set -eu
umask 077
folder=$(mktemp -d)
user=${DATABASE_USER:-longtable}
name=${DATABASE_NAME:-longtable}
printf '"%s" "%s"\n' "$user" "$DATABASE_PASSWORD" > "$folder/users.txt"
cat > "$folder/pgbouncer.ini" <<END
[databases]
$name = host=$DATABASE_HOST port=${DATABASE_PORT:-5432} dbname=$name user=$user
[pgbouncer]
listen_addr = *
listen_port = 6432
unix_socket_dir =
auth_type = scram-sha-256
auth_file = $folder/users.txt
pool_mode = transaction
default_pool_size = ${POOL_SIZE:-40}
max_client_conn = 2000
server_login_retry = 1
query_wait_timeout = 10
server_tls_sslmode = ${DATABASE_TLS:-prefer}
END
exec pgbouncer "$folder/pgbouncer.ini"
