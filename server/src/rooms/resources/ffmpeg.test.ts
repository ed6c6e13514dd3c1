import { expect, test } from 'vitest'
import {
  convertArguments,
  percentOf,
  posterArguments,
  probeArguments,
  probedFrom,
  run,
  secondsIn,
} from './ffmpeg.ts'

const phone = `Input #0, mov,mp4,m4a,3gp,3g2,mj2, from 'x':
  Duration: 00:01:02.50, start: 0.000000, bitrate: 1205 kb/s
  Stream #0:0[0x1](und): Video: h264 (High) (avc1 / 0x31637661), yuv420p(tv, bt709), 1920x1080 [SAR 1:1 DAR 16:9], 1000 kb/s, 30 fps (default)
  Stream #0:1[0x2](und): Audio: aac (LC) (mp4a / 0x6134706D), 48000 Hz, stereo, fltp, 128 kb/s (default)`
const sound = `Input #0, matroska,webm, from 'x':
  Duration: N/A, start: 0.000000, bitrate: N/A
  Stream #0:0(eng): Audio: opus, 48000 Hz, stereo, fltp (default)`
const song = `  Duration: 00:03:00.00, start: 0.0
  Stream #0:0: Audio: aac
  Stream #0:1: Video: mjpeg, yuvj420p, 600x600 [SAR 1:1 DAR 1:1], 90k tbr (attached pic)`

test.each([
  ['a film', phone, { hasVideo: true, seconds: 62.5, width: 1920, height: 1080 }],
  ['a recording of sound', sound, { hasVideo: false, seconds: 0, width: 0, height: 0 }],
  ['a song with its sleeve', song, { hasVideo: false, seconds: 180, width: 600, height: 600 }],
  ['nothing', 'moov atom not found', { hasVideo: false, seconds: 0, width: 0, height: 0 }],
])('%s is told from others', (_what, output, known) => expect(probedFrom(output)).toEqual(known))

test.each([
  ['out_time_us=1500000', 1.5],
  ['out_time_us=N/A', undefined],
  ['out_time=00:00:01.5', undefined],
  ['progress=end', undefined],
])('%s says %s', (line, seconds) => expect(secondsIn(line)).toBe(seconds))

test.each([
  [0, 10, 0],
  [5, 10, 50],
  [10, 10, 99],
  [12, 10, 99],
  [-1, 10, 0],
  [5, 0, 0],
])('%s of %s seconds are %s percent', (done, all, percent) =>
  expect(percentOf(done, all)).toBe(percent),
)

test('a file is read as what it was sniffed as, and leads to no other', () => {
  const given = convertArguments('matroska', '/in', { path: '/out', mark: 'm' })
  const from = given.indexOf('-i')
  expect(given.slice(from - 4, from + 2)).toEqual([
    '-protocol_whitelist',
    'file',
    '-f',
    'matroska',
    '-i',
    '/in',
  ])
})

test.each([
  ['a look', probeArguments('mov', '/in')],
  ['a conversion', convertArguments('mov', '/in', { path: '/out', mark: 'm' })],
  ['a picture', posterArguments('/in', 1, '/out')],
])('%s is bounded in pixels, threads and memory before the file is opened', (_what, given) => {
  const before = given.slice(0, given.indexOf('-i'))
  for (const bound of ['-max_pixels', '-threads', '-max_alloc']) expect(before).toContain(bound)
})

test('a conversion ends after three hours of film, and before it fills the disk', () => {
  const given = convertArguments('mov', '/in', { path: '/out', mark: 'm' })
  const after = given.slice(given.indexOf('-i') + 2)
  expect(after[after.indexOf('-t') + 1]).toBe('10801')
  expect(after).toContain('-fs')
})

test('what does not end is killed, and says that it was late', async () =>
  expect(await run('sleep', ['60'], { longestMs: 200 })).toMatchObject({ code: null, late: true }))

test('what ends in time tells so, and what is given is no text for a shell', async () =>
  expect(
    await run('printf', ['%s\n', '$(id) "; $0'], {
      longestMs: 10_000,
      onLine: (line) => expect(line).toBe('$(id) "; $0'),
    }),
  ).toEqual({
    code: 0,
    output: '',
    late: false,
  }))

test.runIf(process.platform === 'linux')('the process has so much memory and no more', async () => {
  const lines: string[] = []
  await run('/bin/sh', ['-c', 'ulimit -v'], {
    longestMs: 10_000,
    onLine: (line) => lines.push(line),
  })
  expect(lines).toEqual(['4194304'])
})
