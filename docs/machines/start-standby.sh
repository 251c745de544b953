#!/bin/bash
# Copies database-a at the first start, then follows it; after `pg_promote()` it is the primary and stays it.
set -euo pipefail
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  install -d -m 0700 -o postgres -g postgres "$PGDATA"
  PGPASSWORD="$REPLICATION_PASSWORD" gosu postgres pg_basebackup --host database-a --username replicator --pgdata "$PGDATA" \
    --write-recovery-conf --wal-method stream --checkpoint fast
fi
exec docker-entrypoint.sh postgres -c max_connections=100 -c wal_keep_size=1GB
