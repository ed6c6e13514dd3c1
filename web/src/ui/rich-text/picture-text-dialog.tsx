import { longestAlt } from '@xinglin/contract/rich-text'
import { useState } from 'react'
import { Button } from '../controls/button.tsx'
import { TextField } from '../forms/text-field.tsx'
import { Dialog } from '../overlay/dialog.tsx'

/** Asks what is to be said of a picture to those who do not see it. */
export const PictureTextDialog = ({
  first,
  onClose,
  onKeep,
}: {
  first: string
  onClose: () => void
  onKeep: (text: string) => void
}) => {
  const [text, setText] = useState(first)
  return (
    <Dialog
      title="图片说明"
      hold
      onClose={onClose}
      foot={
        <Button kind="primary" onClick={() => onKeep(text.trim())}>
          确定
        </Button>
      }
    >
      <TextField
        label="图片说明"
        hint="一句话说清图里有什么，供看不到图片的同学使用"
        autoComplete="off"
        autoFocus
        maxLength={longestAlt}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // It stands within a form that Enter would send.
          event.preventDefault()
          onKeep(text.trim())
        }}
      />
    </Dialog>
  )
}
