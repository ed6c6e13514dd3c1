import type { Editor } from '@tiptap/core'
import type { Transaction } from '@tiptap/pm/state'
import type { KeepPicture } from './picture-upload.ts'

/**
 * Keeps pictures and puts them where they were dropped, one after another; while they are on their way the place moves with
 * the text around it. Throws where one cannot be kept; those before it are there.
 */
export const putPictures = async (
  editor: Editor,
  { files, at, keep }: { files: readonly File[]; at: number; keep: KeepPicture },
): Promise<void> => {
  let place = at
  const follow = ({ transaction }: { transaction: Transaction }) => {
    place = transaction.mapping.map(place)
  }
  editor.on('transaction', follow)
  try {
    for (const file of files) {
      const attrs = await keep(file)
      if (editor.isDestroyed) return
      editor.commands.insertContentAt(place, { type: 'picture', attrs })
    }
  } finally {
    editor.off('transaction', follow)
  }
}
