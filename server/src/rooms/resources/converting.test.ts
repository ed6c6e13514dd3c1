import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { transcodeState, type Media } from '@xinglin/contract/resources'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sendFilm, testApp, type TestApp, type Visitor } from '#testing'

const isThere = spawnSync('ffmpeg', ['-version']).status === 0
describe.skipIf(!isThere)('with a real ffmpeg (skipped where there is none on PATH)', () => {
  let real: TestApp
  let folder = ''
  let owner: Visitor
  beforeAll(async () => {
    real = await testApp({ ffmpeg: 'ffmpeg' })
    owner = await real.signedIn('teacher1')
    folder = mkdtempSync(join(tmpdir(), 'xinglin-film-'))
  })
  afterAll(() => real.close())

  const makeFile = (name: string, ...given: string[]) => {
    const path = join(folder, name)
    const { status, stderr } = spawnSync('ffmpeg', ['-v', 'error', '-y', ...given, path])
    expect(status, stderr.toString()).toBe(0)
    return readFileSync(path)
  }
  const source = ['-f', 'lavfi', '-i', 'testsrc=size=1920x1080:rate=10:duration=3']
  const sound = ['-f', 'lavfi', '-i', 'sine=frequency=440:duration=3']
  const finished = async (bytes: Buffer, name: string): Promise<Media> => {
    const { Data } = await sendFilm(owner, bytes, name)
    return vi.waitFor(
      async () => {
        const state = (await owner.calls(transcodeState, { Src: Data.Src })).Data
        expect(['done', 'failed']).toContain(state.State)
        return state
      },
      { timeout: 60_000, interval: 200 },
    )
  }

  test(
    'a film becomes an MP4 of 720 lines that begins at once, with a picture',
    { timeout: 90_000 },
    async () => {
      const bytes = makeFile(
        'x.webm',
        ...source,
        ...sound,
        '-c:v',
        'libvpx',
        '-deadline',
        'realtime',
      )
      const done = await finished(bytes, '示教.webm')
      expect(done).toMatchObject({ State: 'done', Width: 1280, Height: 720 })
      expect(done.Seconds).toBeGreaterThan(2.5)
      const got = await owner.raw('GET', done.Url, {})
      expect(got.Msg.indexOf('moov')).toBeLessThan(got.Msg.indexOf('mdat'))
      expect((await owner.raw('GET', done.PosterUrl, {})).headers['content-type']).toBe(
        'image/webp',
      )
    },
  )

  test('one that stands upright stays so', { timeout: 90_000 }, async () => {
    const upright = ['-f', 'lavfi', '-i', 'testsrc=size=1080x1921:rate=5:duration=1']
    const bytes = makeFile('u.mov', ...upright, '-c:v', 'mpeg4')
    const done = await finished(bytes, '竖屏.mov')
    expect(done).toMatchObject({ State: 'done', Width: 720 })
    expect(done.Height % 2).toBe(0)
  })

  test(
    'one that breaks off, and one without a picture, fail politely',
    { timeout: 90_000 },
    async () => {
      const whole = makeFile('w.mp4', ...source, '-c:v', 'mpeg4', '-movflags', '+faststart')
      const cut = await finished(whole.subarray(0, Math.floor(whole.length / 2)), '断.mp4')
      expect(cut).toMatchObject({ State: 'failed', Reason: '文件不完整，请重新上传' })
      const late = makeFile('l.mp4', ...source, '-c:v', 'mpeg4')
      const lost = await finished(late.subarray(0, Math.floor(late.length / 2)), '断.mp4')
      expect(lost).toMatchObject({
        State: 'failed',
        Reason: '无法读取该视频，文件可能已损坏或不完整',
      })
      const audio = makeFile('s.mp4', ...sound)
      expect(await finished(audio, '声.mp4')).toMatchObject({ Reason: '文件中没有视频画面' })
    },
  )
})
