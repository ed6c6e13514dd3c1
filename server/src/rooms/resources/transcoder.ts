import { rm } from 'node:fs/promises'
import type { Logger } from 'pino'
import { keepDoing, type Doing } from '#platform/background'
import type { Database } from '#platform/database'
import { newId } from '#platform/ids'
import type { TenantContext } from '#platform/visit'
import { schoolIds } from '#schools'
import type { FileRoom } from './files.ts'
import { jobStore } from './job-store.ts'
import { mediaStore } from './media-store.ts'
import { convert, Unfit } from './convert.ts'
import { run } from './ffmpeg.ts'

/** Converts videos, one at a time in each process; what is under way when it stops is given back. */
export type Transcoder = Doing & {
  /** Whether there is a program to convert with; looked for again now and then. */
  readonly present: () => Promise<boolean>
}

const lookEveryMs = 15_000
const beatMs = 2_000
const absentMs = 30_000
const presentMs = 600_000
const maxTries = 3

type Job = { readonly schoolId: string; readonly mediaId: string; readonly tries: number }

/** Looks for a program and remembers for a while what it found. */
const finder = (command: string) => {
  let known: { is: Promise<boolean>; until: number } | undefined
  const look = async (): Promise<boolean> => {
    if (command === '') return false
    try {
      return (await run(command, ['-version'], { longestMs: 10_000 })).code === 0
    } catch {
      return false
    }
  }
  return async (): Promise<boolean> => {
    const now = performance.now()
    if (!known || known.until < now) {
      known = { is: look(), until: now + absentMs }
      if (await known.is) known.until = now + presentMs
    }
    return known.is
  }
}

/** Starts to convert whatever waits in any school; other processes on the same database and folder share the work. */
export const startTranscoder = ({
  database,
  files,
  command,
  logger,
}: {
  database: Database
  files: FileRoom
  /** The converter: a name on the path, or a path; empty for none. */
  command: string
  logger: Logger
}): Transcoder => {
  const self = newId()
  const present = finder(command)
  const jobs = (school: TenantContext) => jobStore(school, self)
  const within = <T>(
    { schoolId }: Pick<Job, 'schoolId'>,
    work: (school: TenantContext) => Promise<T>,
  ) => database.within(schoolId, (db) => work({ db, school: { id: schoolId } }))

  const take = async (): Promise<Job | undefined> => {
    for (const schoolId of await schoolIds(database.global)) {
      const row = await within({ schoolId }, (school) => jobs(school).take(new Date()))
      if (row) return { schoolId, mediaId: row.mediaId, tries: row.tries }
    }
    return undefined
  }

  const keep = async (job: Job, output: Awaited<ReturnType<typeof convert>>): Promise<void> => {
    const { width, height, seconds } = output.about
    const isKept = await within(job, async (school) => {
      const { db } = school
      if (!(await jobs(school).end(job.mediaId, 'done'))) return false
      const about = { mediaType: 'video/mp4', width, height }
      const fileId = await files.keepFrom(db, job.schoolId, output.path, about)
      const posterId = output.poster
        ? await files.keepPicture(db, job.schoolId, output.poster)
        : null
      await mediaStore(school).change(job.mediaId, {
        fileId,
        posterId,
        seconds,
        width,
        height,
        bytes: await files.bytesOf(db, job.schoolId, fileId),
      })
      return true
    })
    if (isKept) await rm(files.draftOf(job.schoolId, job.mediaId), { force: true })
  }

  const work = async (job: Job, stopping: AbortSignal): Promise<void> => {
    const draft = files.draftOf(job.schoolId, job.mediaId)
    const gone = new AbortController()
    const signal = AbortSignal.any([stopping, gone.signal])
    let percent = 0
    const beating = setInterval(() => {
      within(job, (school) => jobs(school).beat(job.mediaId, percent, new Date())).then(
        // Removed, or another's by now: nobody waits for it.
        (isMine) => isMine || gone.abort(),
        () => undefined,
      )
    }, beatMs)
    try {
      if (job.tries > maxTries) throw new Unfit('转码多次中断，请重试')
      await keep(
        job,
        await convert(
          command,
          { from: draft, mark: job.mediaId },
          { signal, onPercent: (now) => (percent = now) },
        ),
      )
    } catch (error) {
      if (stopping.aborted)
        await within(job, (school) => jobs(school).giveBack(job.mediaId, job.tries))
      else if (!gone.signal.aborted) {
        if (!(error instanceof Unfit)) logger.error({ fault: String(error) }, 'transcoding')
        const reason = error instanceof Unfit ? error.message : '转码失败，请重试或换一个文件'
        await within(job, (school) => jobs(school).end(job.mediaId, 'failed', reason))
      }
    } finally {
      clearInterval(beating)
      await rm(`${draft}.mp4`, { force: true })
    }
  }

  const round = async (stopping: AbortSignal): Promise<void> => {
    if (!(await present())) return
    for (let job = await take(); job; job = await take()) {
      await work(job, stopping)
      if (stopping.aborted) return
    }
  }
  const onFault = (error: unknown) => logger.warn({ fault: String(error) }, 'transcoding')
  return { present, ...keepDoing({ round, everyMs: lookEveryMs, onFault }) }
}
