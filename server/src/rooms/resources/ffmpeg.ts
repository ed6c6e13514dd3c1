import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'

/** What is known of a file that a converter looked at. */
export type Probed = {
  readonly hasVideo: boolean
  /** 0 where the file does not say. */
  readonly seconds: number
  readonly width: number
  readonly height: number
}

const words = (text: string): string[] => text.split(' ')

/** What a film may be at most: 4096 by 4096, or as many pixels in another form, and three hours. */
export const maxPixels = 16_777_216
export const longestSeconds = 3 * 3600
/** What comes out of three hours at the highest rate, with room. */
const maxBytes = 6_442_450_944
/** Of one block of memory, whatever a file says that it needs. */
const maxAllocated = 536_870_912
/** Of all memory of the process, where the system can hold it to that (kB). */
const maxMemoryKb = 4_194_304

// Bounds of every run: a file says of itself what it likes.
const quiet = words(`-hide_banner -nostdin -max_alloc ${maxAllocated} -loglevel`)
// A file is only ever read as what it was sniffed as: a play list that names other files is none.
const reading = (demuxer: string, path: string) => [
  ...words(`-threads 2 -max_pixels ${maxPixels} -protocol_whitelist file -f ${demuxer} -i`),
  path,
]

/** The name that the converter has for a sniffed kind. */
export const demuxerOf = (kind: string | undefined): string =>
  kind === 'webm' ? 'matroska' : 'mov'

/** Looks at a file; it ends as a failure, as nothing is to be written. */
export const probeArguments = (demuxer: string, path: string): string[] => [
  ...quiet,
  'info',
  ...reading(demuxer, path),
]

const shorter = 720
const even = (side: string) => `trunc(min(${shorter},${side})/2)*2`
/** The shorter side at most 720, both even, however it is turned. */
const scale = `scale=w='if(gt(iw,ih),-2,${even('iw')})':h='if(gt(iw,ih),${even('ih')},-2)',format=yuv420p`

/**
 * Makes an MP4 that begins to play before it has come (H.264, AAC), without what a camera wrote beside the film. With
 * its `mark` no two results are the same bytes: each may be removed without looking who else has it.
 */
export const convertArguments = (
  demuxer: string,
  from: string,
  { path, mark }: { path: string; mark: string },
): string[] => [
  ...quiet,
  ...words('error -y -nostats -progress pipe:1'),
  ...reading(demuxer, from),
  ...words('-map 0:v:0 -map 0:a:0? -sn -dn -map_metadata -1 -map_chapters -1'),
  ...words(`-metadata comment=${mark} -vf ${scale}`),
  ...words('-c:v libx264 -preset veryfast -crf 23 -profile:v high -maxrate 3M -bufsize 6M'),
  // Also where the file does not say how long it is.
  ...words(`-t ${longestSeconds + 1} -fs ${maxBytes} -threads 2`),
  ...words('-c:a aac -b:a 128k -ac 2 -movflags +faststart -max_muxing_queue_size 1024 -f mp4'),
  path,
]

/** Takes one picture out of a film, at a second. */
export const posterArguments = (from: string, second: number, to: string): string[] => [
  ...quiet,
  ...words(`error -y -ss ${second.toFixed(2)}`),
  ...reading('mov', from),
  ...words('-frames:v 1 -c:v mjpeg -q:v 3 -f image2 -update 1'),
  to,
]

/** What a converter told of a file it looked at. */
export const probedFrom = (output: string): Probed => {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /Duration: (\d+):(\d\d):(\d\d(?:\.\d+)?)/.exec(output) ?? []
  const [line = ''] = /^.*Stream #0:.*Video:.*$/m.exec(output) ?? []
  const [, width = 0, height = 0] = /[ ,](\d{2,5})x(\d{2,5})[ ,[]/.exec(`${line},`) ?? []
  return {
    hasVideo: line !== '' && !line.includes('(attached pic)'),
    seconds: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds),
    width: Number(width),
    height: Number(height),
  }
}

/** How far a conversion is: seconds of the film that are written, from a line of `-progress`; undefined for other lines. */
export const secondsIn = (line: string): number | undefined => {
  const [, micros] = /^out_time_us=(\d+)$/.exec(line.trim()) ?? []
  return micros === undefined ? undefined : Number(micros) / 1_000_000
}

/** 0 to 99: all of it is told when it is kept. */
export const percentOf = (done: number, all: number): number =>
  all > 0 ? Math.min(99, Math.max(0, Math.floor((done / all) * 100))) : 0

const toldMost = 16_000

// The shell bounds itself and becomes the command: nothing of it is made of what is given.
const bounded = `ulimit -v ${maxMemoryKb} && exec "$0" "$@"`
const boundedHere = process.platform === 'linux'

/**
 * Runs the converter; answers how it ended and the end of what it told. It is killed from outside by `signal`, and after
 * `longestMs`, which is told by `late`.
 */
export const run = (
  command: string,
  given: readonly string[],
  {
    signal,
    onLine,
    longestMs,
  }: { signal?: AbortSignal; onLine?: (line: string) => void; longestMs: number },
): Promise<{ code: number | null; output: string; late: boolean }> =>
  new Promise((resolve, reject) => {
    const [name, args] = boundedHere
      ? ['/bin/sh', ['-c', bounded, command, ...given]]
      : [command, [...given]]
    const child = spawn(name, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      killSignal: 'SIGKILL',
      ...(signal && { signal }),
    })
    let late = false
    const timer = setTimeout(() => {
      late = true
      child.kill('SIGKILL')
    }, longestMs)
    if (child.pid !== undefined) {
      try {
        // Whoever learns meanwhile goes first.
        setPriority(child.pid, constants.priority.PRIORITY_LOW)
      } catch {
        // It has ended already.
      }
    }
    let output = ''
    let rest = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-toldMost)
    })
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) onLine?.(line)
    })
    child.on('error', (error) => {
      clearTimeout(timer)
      reject(error)
    })
    child.on('close', (code) => {
      clearTimeout(timer)
      resolve({ code, output, late })
    })
  })
