import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { userLoginNew } from '@xinglin/contract/identity'
import { Visitor } from '#testing'

// What `npm run build` makes of main.ts, as a school starts it; built here where it is older than its sources.
const main = fileURLToPath(new URL('../dist/main.mjs', import.meta.url))
const build = fileURLToPath(new URL('../../scripts/build.mjs', import.meta.url))
const newSchool = fileURLToPath(new URL('../tools/new-school.ts', import.meta.url))
const folders: string[] = []
const processes: ChildProcess[] = []

/** A folder whose name holds what paths on real machines hold. */
const folder = (): string => {
  const dataFolder = mkdtempSync(join(tmpdir(), '杏林 数据 '))
  folders.push(dataFolder)
  // As root the database runs as nobody, who must be able to walk here; otherwise it lies elsewhere.
  chmodSync(dataFolder, 0o755)
  return dataFolder
}

type Run = { child: ChildProcess; output: () => string; ended: Promise<number | null> }

const run = (file: string, env: Record<string, string>, args: string[] = []): Run => {
  const child = spawn(process.execPath, [file, ...args], {
    env: { ...process.env, DEMO: 'off', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  processes.push(child)
  let output = ''
  child.stdout?.on('data', (part) => (output += String(part)))
  child.stderr?.on('data', (part) => (output += String(part)))
  return {
    child,
    output: () => output,
    ended: new Promise((resolve) => child.once('exit', resolve)),
  }
}

const ready = async ({ output, child }: Run): Promise<number> => {
  for (let waited = 0; waited < 50_000; waited += 20) {
    const [, port] = /http:\/\/localhost:(\d+)/.exec(output()) ?? []
    if (port) return Number(port)
    if (child.exitCode !== null) throw new Error(output())
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`not ready: ${output()}`)
}

const refused = async (started: Run): Promise<string> => {
  expect(await started.ended).toBe(1)
  const lines = started
    .output()
    .split('\n')
    .filter((line) => line.trim() !== '' && !/DEP|trace-warnings/.test(line))
  expect(lines).toHaveLength(1)
  return lines[0] ?? ''
}

beforeAll(() => void spawnSync(process.execPath, [build], { stdio: 'inherit' }), 300_000)
afterEach(async () => {
  for (const child of processes.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGINT')
      await new Promise((resolve) => child.once('exit', resolve))
    }
  }
  for (const one of folders.splice(0)) rmSync(one, { recursive: true, force: true })
})

test('a port that is taken is named in one sentence, and the database is put away', async () => {
  const taken = createServer().listen(0, 'localhost')
  await new Promise((resolve) => taken.once('listening', resolve))
  const { port } = taken.address() as { port: number }
  const data = folder()
  expect(
    await refused(run(main, { DATA_DIR: data, PORT: String(port), HOST: 'localhost' })),
  ).toContain(`Port ${port} is taken`)
  taken.close()
  const again = run(main, { DATA_DIR: data })
  await ready(again)
})

test('a data directory in use is named, and the first server goes on', async () => {
  const data = folder()
  const first = run(main, { DATA_DIR: data })
  const port = await ready(first)
  expect(await refused(run(main, { DATA_DIR: data }))).toMatch(/data directory .* is in use/)
  expect((await new Visitor(port, 'nowhere.localhost').calls(userLoginNew, {})).Code).toBe(-10404)
})

test('a database that cannot be reached', async () =>
  expect(
    await refused(run(main, { DATA_DIR: folder(), DATABASE_URL: 'postgres://x@127.0.0.1:1/x' })),
  ).toMatch(/127\.0\.0\.1:1 cannot be reached.*DATABASE_URL/))

test('a cluster of another major is left alone', async () => {
  const data = folder()
  mkdirSync(join(data, 'postgres'))
  writeFileSync(join(data, 'postgres', 'PG_VERSION'), '12\n')
  expect(await refused(run(main, { DATA_DIR: data }))).toMatch(/PostgreSQL 12.*nothing was touched/)
  expect(readFileSync(join(data, 'postgres', 'PG_VERSION'), 'utf8')).toBe('12\n')
})

test('a folder that is not a database is left alone', async () => {
  const data = folder()
  mkdirSync(join(data, 'postgres'))
  writeFileSync(join(data, 'postgres', 'thesis.docx'), 'years of work')
  expect(await refused(run(main, { DATA_DIR: data }))).toMatch(
    /is not empty and not a database; nothing was touched/,
  )
})

test('a setting that is not valid is named', async () =>
  expect(await refused(run(main, { DATA_DIR: folder(), PORT: 'eighty' }))).toContain(
    'The setting PORT',
  ))

test('a school is made with a one-time password that must be changed, and outlives kill -9', async () => {
  const data = folder()
  const created = run(newSchool, { DATA_DIR: data }, [
    '--host',
    'skills.localhost',
    '--name',
    '试验医学院',
    '--admin',
    'chief',
  ])
  expect(await created.ended).toBe(0)
  const [, password] = /one-time password {2}(\S+)/.exec(created.output()) ?? []
  const first = run(main, { DATA_DIR: data })
  await ready(first)
  first.child.kill('SIGKILL')
  await first.ended

  // The database lives on without its server: the next start finds it and takes its place.
  const port = await ready(run(main, { DATA_DIR: data }))
  const chief = new Visitor(port, 'skills.localhost')
  expect(await chief.signIn('chief', password ?? '')).toMatchObject({
    MustChangePassword: true,
    RoleType: 2,
  })
  const { getSchoolCourseStatistic } = await import('@xinglin/contract/statistics')
  expect(await chief.calls(getSchoolCourseStatistic)).toMatchObject({
    Code: -10002,
    Msg: '请先修改初始密码',
  })
})

const state = async (port: number, path: string, headers = {}): Promise<[number, unknown]> => {
  const answered = await fetch(`http://localhost:${port}${path}`, { headers })
  return [answered.status, answered.status === 404 ? undefined : await answered.json()]
}

test('a database that is killed is started again without a hand', async () => {
  const data = folder()
  const port = await ready(run(main, { DATA_DIR: data }))
  const isReady = async (): Promise<void> => {
    await expect
      .poll(() => state(port, '/readyz'), { timeout: 20_000, interval: 50 })
      .toEqual([200, { ready: true, because: [] }])
  }
  // A machine with other work to do is busy at first.
  await isReady()
  // As root it lies elsewhere: its process is found by the lock of its socket.
  const sockets = `/tmp/xinglin-${createHash('sha256').update(realpathSync(data)).digest('hex').slice(0, 12)}/pg`
  const newest = (): number => {
    try {
      return Number(readFileSync(join(sockets, '.s.PGSQL.5432.lock'), 'utf8').split('\n')[0])
    } catch {
      return 0
    }
  }
  const pid = newest()
  process.kill(pid, 'SIGKILL')
  // It may be away for less than the time between two questions: another process is the sign that it was.
  await expect
    .poll(() => ![0, pid].includes(newest()), { timeout: 20_000, interval: 50 })
    .toBe(true)
  await isReady()
  const answers = async () =>
    (await new Visitor(port, 'nowhere.localhost').calls(userLoginNew, {})).Code
  await expect.poll(answers, { timeout: 20_000, interval: 200 }).toBe(-10404)
})

test('who is asked to end says so, serves on for its time, and ends', async () => {
  const started = run(main, { DATA_DIR: folder(), DRAIN_SECONDS: '2' })
  const port = await ready(started)
  expect(await state(port, '/healthz')).toEqual([200, { alive: true }])
  // Whoever comes through a proxy is not told.
  expect(await state(port, '/readyz', { 'X-Forwarded-For': '203.0.113.9' })).toEqual([
    404,
    undefined,
  ])
  started.child.kill('SIGTERM')
  await expect
    .poll(() => state(port, '/readyz'), { timeout: 1_500 })
    .toEqual([503, { ready: false, because: ['ending'] }])
  const page = await fetch(`http://localhost:${port}/`)
  expect(page.headers.get('connection')).toBe('close')
  expect(await started.ended).toBe(0)
})

test('a host that belongs to a school is not given to another', async () => {
  const data = folder()
  const args = ['--host', 'one.localhost', '--name', '甲', '--admin', 'a']
  expect(await run(newSchool, { DATA_DIR: data }, args).ended).toBe(0)
  expect(await refused(run(newSchool, { DATA_DIR: data }, args))).toMatch(/one\.localhost/)
  expect(await refused(run(newSchool, { DATA_DIR: data }, ['--name', '乙']))).toContain(
    'Use: npm run school',
  )
})

test.each([
  [{ SMS_SENDER: 'log' }, 'SMS_SENDER=log writes sign-in codes to the log'],
  [{ WECHAT: 'pretend' }, 'WECHAT=pretend takes every browser for a telephone'],
  [{ SMS_SENDER: 'gateway' }, 'SMS_SENDER=gateway needs SMS_GATEWAY_URL'],
])('in production %j is refused in one sentence', async (env, sentence) =>
  expect(
    await refused(run(main, { DATA_DIR: folder(), NODE_ENV: 'production', ...env })),
  ).toContain(sentence),
)

test('in production there is no demo', async () => {
  const started = run(main, {
    DATA_DIR: folder(),
    DEMO: 'on',
    NODE_ENV: 'production',
    HOST: 'localhost',
  })
  await ready(started)
  expect(started.output()).not.toContain('Xinglin-2026')
})
