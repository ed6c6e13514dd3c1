import { call, newerIn } from '#call'
import { type SavedDraft, useSavedDraft } from '#session'
import { useQueryClient } from '@tanstack/react-query'
import { type CourseContent, type NewerDraft, saveDraft } from '@xinglin/contract/authoring'
import { useCallback, useState } from 'react'
import { type CourseFile, courseFile } from './queries.ts'

type Theirs = SavedDraft<CourseContent> & { readonly file: NewerDraft }

const newerOf = (error: unknown): Theirs | undefined => {
  const theirs = newerIn(error) as NewerDraft | undefined
  return theirs && { content: theirs.Content, version: theirs.Version, file: theirs }
}

/** The draft of a course while it is written; it saves itself, and what the server says of it stands beside it. */
export const useCourseDraft = (file: CourseFile) => {
  const queries = useQueryClient()
  const id = file.Course.Id
  const [problems, setProblems] = useState(file.Problems)
  const keep = useCallback(
    (changes: Partial<CourseFile>, parts: Partial<CourseContent> = {}) =>
      queries.setQueryData<CourseFile>(courseFile(id).queryKey, (known) =>
        known
          ? { ...known, ...changes, Content: { ...(changes.Content ?? known.Content), ...parts } }
          : known,
      ),
    [queries, id],
  )
  const save = useCallback(
    async (parts: Partial<CourseContent>, version: string) => {
      const { Course, Version, Problems } = await call(
        saveDraft,
        { CourseId: id, Parts: parts, Version: version },
        { background: true },
      )
      setProblems(Problems)
      // Another page of the editor may begin with what stands here.
      keep({ Course, Version, Problems }, parts)
      return Version
    },
    [id, keep],
  )
  const [first] = useState(() => ({ content: file.Content, version: file.Version }))
  const edited = useSavedDraft<CourseContent, Theirs>({
    first,
    save,
    newerOf,
    onSettled: ({ file: theirs }) => keep(theirs),
  })
  return { ...edited, problems }
}
