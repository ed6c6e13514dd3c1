import { call, newerIn } from '#call'
import { type SavedDraft, useSavedDraft } from '#session'
import type { OutputOf } from '@xinglin/contract/call'
import { type CaseLine, type getCase, saveCase } from '@xinglin/contract/workshop'
import type { Draft } from '@xinglin/simulation/cases'
import { useCallback, useState } from 'react'
import { type Path, withValue } from '../drafts/path.ts'

type File = OutputOf<typeof getCase>

/** What somebody else saved meanwhile. */
type Newer = SavedDraft<Draft> & { readonly line: CaseLine }

const newerOf = (error: unknown): Newer | undefined => {
  const theirs = newerIn(error) as Pick<File, 'Line' | 'Content' | 'Version'> | undefined
  return theirs && { content: theirs.Content, version: theirs.Version, line: theirs.Line }
}

/** The draft of a case while it is written; it saves itself. */
export const useDraft = (file: File, onSaved: (line: CaseLine) => void) => {
  const id = file.Line.Id
  const save = useCallback(
    async (parts: Draft, version: string) => {
      const { Line, Version } = await call(
        saveCase,
        { CaseId: id, Parts: parts, Version: version },
        { background: true },
      )
      onSaved(Line)
      return Version
    },
    [id, onSaved],
  )
  const [first] = useState(() => ({ content: file.Content as Draft, version: file.Version }))
  const { change, ...edited } = useSavedDraft<Draft, Newer>({
    first,
    save,
    newerOf,
    onSettled: ({ line }) => onSaved(line),
  })
  const put = useCallback(
    (path: Path, value: unknown) => change((now) => withValue(now, path, value) as Draft),
    [change],
  )
  return { ...edited, put }
}
