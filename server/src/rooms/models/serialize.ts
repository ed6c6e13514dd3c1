import type { CourseModel } from '@xinglin/contract/models'
import { markOf } from '#platform/ids'
import type { Visit } from '#platform/visit'
import type { ModelRow } from './store.ts'

/** Marks what a form shows of a model. */
export const versionOf = ({ name, english, summary, annotations }: ModelRow): string =>
  markOf([
    name,
    english,
    summary,
    // As they are said, whatever order the database keeps their members in.
    annotations.map(({ Id, Name, English, Text, At, From, Stage }) => [
      Id,
      Name,
      English,
      Text,
      At,
      From,
      Stage,
    ]),
  ])

/** A model as visitors are told of it, with addresses that hold for some minutes. */
export const toModelResponse = (visit: Visit, row: ModelRow): CourseModel => {
  return {
    Id: row.id,
    CourseId: row.courseId,
    Name: row.name,
    English: row.english,
    Summary: row.summary,
    BuiltIn: row.builtIn,
    Url: visit.addressOf(row.fileId),
    PosterUrl: row.posterId ? visit.addressOf(row.posterId) : '',
    Bytes: row.bytes,
    Triangles: row.triangles,
    Annotations: row.annotations,
    Version: versionOf(row),
  }
}
