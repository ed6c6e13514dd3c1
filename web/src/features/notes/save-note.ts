import { call, newerIn, notesKey } from '#call'
import type { QueryClient } from '@tanstack/react-query'
import { deleteNote, type Note, saveNote } from '@xinglin/contract/notes'
import type { Anchor } from './anchor.ts'

/** What is sent to be saved; `version` is the one that was written upon, 0 for a new note. */
export type Writing = {
  readonly id: string
  readonly progressId: string
  readonly itemId: string
  readonly anchor: Anchor
  readonly text: string
  readonly version: number
}

/** The newer note that the server has instead, where that is why it refused. */
export const newerNote = (error: unknown): Pick<Note, 'Text' | 'Version'> | undefined => {
  const theirs = newerIn(error)
  if (typeof theirs !== 'object' || theirs === null) return undefined
  const { Text, Version } = theirs as Readonly<Record<string, unknown>>
  return typeof Text === 'string' && typeof Version === 'number' ? { Text, Version } : undefined
}

/** Saves a note and lets every list of notes ask anew; throws what the server refuses. */
export const keepNote = async (queries: QueryClient, writing: Writing): Promise<Note> => {
  const saved = await call(saveNote, {
    Id: writing.id,
    ProgressId: writing.progressId,
    ItemId: writing.itemId,
    Anchor: writing.anchor,
    Text: writing.text,
    Version: writing.version,
  })
  await queries.invalidateQueries({ queryKey: notesKey })
  return saved
}

/** Deletes a note and lets every list of notes ask anew. */
export const dropNote = async (queries: QueryClient, id: string): Promise<void> => {
  await call(deleteNote, { Id: id })
  await queries.invalidateQueries({ queryKey: notesKey })
}
