import { open, readFile, rm } from 'node:fs/promises'
import { cleanPicture, type CleanPicture } from './picture.ts'
import { sniffed } from './sniff.ts'
import {
  convertArguments,
  demuxerOf,
  longestSeconds,
  maxPixels,
  percentOf,
  posterArguments,
  probeArguments,
  probedFrom,
  run,
  secondsIn,
  type Probed,
} from './ffmpeg.ts'

/** Why a video cannot be converted, in words for its owner. */
export class Unfit extends Error {
  override readonly name = 'Unfit'
}

/** Looking at a file, or taking a picture out of it. */
const lookMs = 60_000
/** A conversion may take ten minutes, and four times as long as the film: a slow machine that does other things. */
const convertMs = (seconds: number): number => 600_000 + 4_000 * (seconds || longestSeconds)
/** As much as a film may come out shorter than it said, before it is taken for broken off. */
const minShare = 0.9
const posterShare = 0.1

const words = {
  gone: '原文件已不在，请重新上传',
  unreadable: '无法读取该视频，文件可能已损坏或不完整',
  noVideo: '文件中没有视频画面',
  long: '视频时长不得超过3小时',
  large: '视频画面过大，宽高的乘积不得超过4096×4096',
  slow: '转码用时过长，请降低分辨率或剪短后重新上传',
  cut: '文件不完整，请重新上传',
  failed: '转码失败，请重试或换一个文件',
} as const

const beginning = async (path: string): Promise<Buffer> => {
  const file = await open(path).catch(() => {
    throw new Unfit(words.gone)
  })
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

const probe = async (
  command: string,
  demuxer: string,
  path: string,
  signal: AbortSignal,
): Promise<Probed> => {
  const { output } = await run(command, probeArguments(demuxer, path), {
    signal,
    longestMs: lookMs,
  })
  const isReadable = output.includes('Stream #0:')
  if (!isReadable) throw new Unfit(words.unreadable)
  return probedFrom(output)
}

const poster = async (
  command: string,
  path: string,
  { seconds }: Probed,
  signal: AbortSignal,
): Promise<CleanPicture | undefined> => {
  const to = `${path}.jpg`
  try {
    await run(command, posterArguments(path, seconds * posterShare, to), {
      signal,
      longestMs: lookMs,
    })
    return await cleanPicture(await readFile(to), { longest: 1280 })
  } catch {
    // A film without a picture of it is a film still.
    return undefined
  } finally {
    await rm(to, { force: true })
  }
}

/**
 * Converts a film into one that every browser plays, beside it, `mark` within; `onPercent` hears how far it is, 0 to 99. Throws Unfit
 * with a sentence for its owner where that cannot be done.
 */
export const convert = async (
  command: string,
  { from, mark }: { from: string; mark: string },
  { signal, onPercent }: { signal: AbortSignal; onPercent: (percent: number) => void },
): Promise<{ path: string; about: Probed; poster: CleanPicture | undefined }> => {
  const demuxer = demuxerOf(sniffed(await beginning(from)))
  const before = await probe(command, demuxer, from, signal)
  if (!before.hasVideo) throw new Unfit(words.noVideo)
  if (before.seconds > longestSeconds) throw new Unfit(words.long)
  if (before.width * before.height > maxPixels) throw new Unfit(words.large)
  const path = `${from}.mp4`
  const { code, late } = await run(command, convertArguments(demuxer, from, { path, mark }), {
    signal,
    longestMs: convertMs(before.seconds),
    onLine: (line) => {
      const done = secondsIn(line)
      if (done !== undefined) onPercent(percentOf(done, before.seconds))
    },
  })
  if (late) throw new Unfit(words.slow)
  if (code !== 0) throw new Unfit(words.failed)
  const about = await probe(command, 'mov', path, signal)
  if (about.seconds > longestSeconds) throw new Unfit(words.long)
  if (about.seconds < before.seconds * minShare) throw new Unfit(words.cut)
  return { path, about, poster: await poster(command, path, about, signal) }
}
