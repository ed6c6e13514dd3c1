import type { DemoSchool } from '@xinglin/content'
import type { Db } from '#platform/database'
import { makeVideo } from '#resources'

/** What the videos of the demo are shown as: 16:9 at 720 lines. */
const size = { width: 1280, height: 720 }

/** The films of the demo's courses stand in the lists of their teachers too, one of them as a conversion that failed. */
export const fillVideos = async (
  db: Db,
  schoolId: string,
  school: DemoSchool,
  {
    people,
    keep,
    keepCover,
  }: {
    people: ReadonlyMap<string, string>
    keep: (media: { bytes: Buffer; mediaType: string }) => Promise<string>
    keepCover: (bytes: Buffer) => Promise<string>
  },
): Promise<void> => {
  const make = makeVideo({ db, school: { id: schoolId } })
  for (const course of school.courses) {
    const personId = people.get(course.teacher)
    const items = course.chapters.flatMap((chapter) => chapter.items)
    for (const item of items) {
      if (item.kind !== 'video' || personId === undefined) continue
      await make({
        personId,
        name: `${item.title}.mp4`,
        bytes: item.video.bytes.length,
        fileId: await keep(item.video),
        posterId: await keepCover(item.poster.bytes),
        seconds: item.seconds,
        ...size,
      })
    }
  }
  const first = people.get('teacher1')
  if (first)
    await make({
      personId: first,
      name: '病房录音（无画面）.mp4',
      bytes: 3_410_000,
      reason: '文件中没有视频画面',
    })
}
