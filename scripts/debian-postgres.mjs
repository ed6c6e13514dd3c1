// Debian's PostgreSQL 15 in a folder of its own, on which every call is tried once more. Needs root.
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { giveUp } from './workplace.mjs'

const programs = '/usr/lib/postgresql/15/bin'

const asPostgres = (program, ...args) => {
  const done = spawnSync('runuser', ['-u', 'postgres', '--', join(programs, program), ...args], {
    cwd: '/',
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  if (done.status !== 0) giveUp(`${program}: ${done.stderr}`)
}

/** Installs it where it is missing, starts it on a socket; answers its address and how to stop it. */
export const debianPostgres = () => {
  if (!existsSync(join(programs, 'initdb'))) {
    const quiet = {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }
    spawnSync('apt-get', ['update', '-qq'], quiet)
    spawnSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'postgresql-15'],
      quiet,
    )
  }
  if (!existsSync(join(programs, 'initdb')))
    giveUp('Debian’s postgresql-15 could not be installed.')
  const folder = mkdtempSync(join(tmpdir(), 'xinglin-pg15-'))
  chmodSync(folder, 0o777)
  const data = join(folder, 'data')
  asPostgres(
    'initdb',
    '-D',
    data,
    '-U',
    'postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
  )
  asPostgres(
    'pg_ctl',
    '-D',
    data,
    '-w',
    '-l',
    join(folder, 'log'),
    '-o',
    `-k ${folder} -h '' -c fsync=off -c max_connections=150`,
    'start',
  )
  return {
    url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    stop: () => {
      asPostgres('pg_ctl', '-D', data, '-m', 'fast', 'stop')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
