import type { InputOf } from '@xinglin/contract/call'
import { dropSheetPhoto, keepSheetPhoto, largestSheetPhoto } from '@xinglin/contract/competitions'
import { answer } from '#platform/http'
import { memberOf, refuse, visitAt, type Visit } from '#platform/visit'
import { takeFile, type UploadedFiles } from '#resources'
import { judgedContest, toSheet } from './judge-tasks.ts'
import { judgedSlot } from './save-sheet.ts'
import { sheetStore, type SheetRow } from './sheet-store.ts'

const { missing, large, photo: noPhoto } = keepSheetPhoto.refusals

/** Sets the picture of the visitor's own sheet, as the school that holds the contest; also of one that was sent for good. */
const setPhoto = async (
  visit: Visit,
  { SkillContestId, SlotId }: InputOf<typeof dropSheetPhoto>,
  photoIn: (there: Visit) => Promise<SheetRow['photo']>,
) => {
  const person = memberOf(visit)
  if (!person) throw refuse(missing)
  const contest = await judgedContest(visit, SkillContestId)
  return visitAt(visit, contest.schoolId, async (there) => {
    const { slot } = await judgedSlot(there, contest, SlotId, person.id)
    const key = { slotId: slot.id, personId: person.id }
    const of = { contestId: contest.id, roundId: slot.roundId }
    await sheetStore(there).setPhoto({ ...key, ...of }, await photoIn(there), visit.at)
    return toSheet(there, await sheetStore(there).find(slot.id, person.id))
  })
}

/** Answers judges whose tablet failed and who marked on paper; `files` keeps the picture of it. */
export const sheetPhotoCalls = (files: UploadedFiles) => [
  answer(keepSheetPhoto, function handleKeepSheetPhoto(visit, { Name, Bytes, ...at }) {
    return setPhoto(visit, at, async (there) => {
      const of = { name: Name, bytes: Buffer.from(Bytes) }
      const most = { bytes: largestSheetPhoto, large, fileKind: noPhoto }
      const file = await takeFile(there, files, of, most)
      if (file.type !== 'picture') throw refuse(noPhoto)
      return file
    })
  }),

  answer(dropSheetPhoto, function handleDropSheetPhoto(visit, at) {
    return setPhoto(visit, at, () => Promise.resolve(null))
  }),
]
