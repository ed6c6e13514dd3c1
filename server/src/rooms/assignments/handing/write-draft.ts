import {
  keepWorkFile,
  largestWorkFile,
  maxWorkFiles,
  openDraft,
  saveDraft,
} from '@xinglin/contract/assignments'
import { refuseSensitive } from '#dictionaries'
import { answer } from '#platform/http'
import { cleanHtml, picturesIn, wordsIn } from '#platform/rich-text'
import { refuse, type Visit } from '#platform/visit'
import { ownFilesAmong, takeFile, type UploadedFiles } from '#resources'
import { submissionStore, type DraftRow } from '../submissions/store.ts'
import type { ItemKinds } from '../works/kinds.ts'
import { writablePlace, type OwnPlace } from './own-place.ts'
import { toDraft, toWorkFile } from './serialize-submission.ts'

const { elsewhere, sensitive, file, lostPicture } = saveDraft.refusals

/** The draft at a place, held; refuses who opened it before somebody else did. */
export const lockedDraft = async (
  visit: Visit,
  { item, personId }: OwnPlace,
  epoch: number,
): Promise<DraftRow> => {
  const draft = await submissionStore(visit).lockDraft(item.id, personId)
  if (draft.epoch !== epoch) throw refuse(elsewhere)
  return draft
}

/** Answers students who write what they will hand in. */
export const draftCalls = (kinds: ItemKinds, files: UploadedFiles) => [
  answer(openDraft, async function handleOpenDraft(visit, place) {
    const { item, personId } = await writablePlace(kinds, visit, place)
    const store = submissionStore(visit)
    const draft = await store.lockDraft(item.id, personId)
    const epoch = draft.epoch + 1
    await store.changeDraft(item.id, personId, { epoch })
    return { Epoch: epoch, Draft: toDraft(visit, draft) }
  }),

  answer(saveDraft, async function handleSaveDraft(visit, fields) {
    const place = await writablePlace(kinds, visit, fields)
    const body = cleanHtml(fields.Body)
    await refuseSensitive(visit, wordsIn(body), 'assignment', sensitive)
    const pictures = picturesIn(body)
    if ((await ownFilesAmong(visit, pictures)).size < new Set(pictures).size)
      throw refuse(lostPicture)
    const draft = await lockedDraft(visit, place, fields.Epoch)
    // A repeat, or an older one that came late: what is kept is newer or the same.
    if (draft.savedAt && fields.Version <= draft.version)
      return { Version: draft.version, SavedAt: draft.savedAt.toISOString() }
    const kept = fields.Files.flatMap((id) => draft.files.find((one) => one.id === id) ?? [])
    if (kept.length < fields.Files.length) throw refuse(file)
    await submissionStore(visit).changeDraft(place.item.id, place.personId, {
      body,
      files: kept,
      version: fields.Version,
      savedAt: visit.at,
    })
    return { Version: fields.Version, SavedAt: visit.at.toISOString() }
  }),

  answer(keepWorkFile, async function handleKeepWorkFile(visit, { Epoch, Name, Bytes, ...at }) {
    const place = await writablePlace(kinds, visit, at)
    const draft = await lockedDraft(visit, place, Epoch)
    if (draft.files.length >= maxWorkFiles) throw refuse(keepWorkFile.refusals.many)
    const { large, fileKind } = keepWorkFile.refusals
    const kept = await takeFile(
      visit,
      files,
      { name: Name, bytes: Buffer.from(Bytes) },
      { bytes: largestWorkFile, large, fileKind, counted: false },
    )
    const version = draft.version + 1
    await submissionStore(visit).changeDraft(place.item.id, place.personId, {
      files: [...draft.files, kept],
      version,
      savedAt: visit.at,
    })
    return { File: toWorkFile(visit, kept), Version: version, SavedAt: visit.at.toISOString() }
  }),
]
