import { keepDocument, keepFigure, largestDocument, takeVideo } from '@xinglin/contract/authoring'
import { nobody } from '@xinglin/contract/call'
import { draftedCourse } from '#courses/publishing'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { cleanPicture, convertedVideo, isPdf, type UploadedFiles } from '#resources'

const { wrongState } = keepFigure.refusals
const { kind, large } = keepDocument.refusals
const { missing, unready } = takeVideo.refusals

/** Refuses files for a course that the visitor may not change as it stands. */
const lockOpen = async (visit: Visit, courseId: string): Promise<void> => {
  if (!(await draftedCourse(visit, courseId)).open) throw refuse(wrongState)
}

/** Answers those who lay files into courses: pictures, documents, videos that were converted. */
export const keepingCalls = (files: UploadedFiles) => [
  answer(keepFigure, async function handleKeepFigure(visit, { CourseId, Name, Bytes }) {
    await lockOpen(visit, CourseId)
    const picture = await cleanPicture(Buffer.from(Bytes), { name: Name })
    const id = await files.takePicture(visit, picture)
    return { File: id, Url: visit.addressOf(id), Width: picture.width, Height: picture.height }
  }),

  answer(keepDocument, async function handleKeepDocument(visit, { CourseId, Bytes }) {
    await lockOpen(visit, CourseId)
    const bytes = Buffer.from(Bytes)
    if (bytes.length > largestDocument) throw refuse(large)
    if (!isPdf(bytes)) throw refuse(kind)
    const id = await files.take(visit, bytes, { mediaType: 'application/pdf' })
    return { File: id, Url: visit.addressOf(id) }
  }),

  answer(takeVideo, async function handleTakeVideo(visit, { CourseId, MediaId }) {
    await lockOpen(visit, CourseId)
    const video = await convertedVideo(visit, MediaId)
    if (!video) throw refuse(missing)
    if (video.fileId === null) throw refuse(unready)
    const { fileId, posterId, seconds } = video
    return {
      File: fileId,
      Poster: posterId ?? nobody,
      Seconds: seconds,
      Url: visit.addressOf(fileId),
      PosterUrl: posterId === null ? '' : visit.addressOf(posterId),
    }
  }),
]
