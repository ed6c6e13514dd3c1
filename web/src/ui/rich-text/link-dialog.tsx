import { isOutwardAddress } from '@xinglin/contract/rich-text'
import { useState } from 'react'
import { Button } from '../controls/button.tsx'
import { Dialog } from '../overlay/dialog.tsx'
import { TextField } from '../forms/text-field.tsx'

/** Asks for the address of a link in formatted text; an empty one takes the link away. */
export const LinkDialog = ({
  first,
  onClose,
  onKeep,
}: {
  first: string
  onClose: () => void
  onKeep: (address: string) => void
}) => {
  const [address, setAddress] = useState(first)
  const [fault, setFault] = useState('')
  const keep = () => {
    const text = address.trim()
    if (text !== '' && !isOutwardAddress(text)) return setFault('链接须以 https:// 开头')
    onKeep(text)
  }
  return (
    <Dialog
      title="链接"
      hold
      onClose={onClose}
      foot={
        <>
          {first !== '' && <Button onClick={() => onKeep('')}>移除链接</Button>}
          <Button kind="primary" onClick={keep}>
            确定
          </Button>
        </>
      }
    >
      <TextField
        label="链接地址"
        type="url"
        inputMode="url"
        placeholder="https://"
        autoComplete="off"
        autoFocus
        value={address}
        error={fault}
        onChange={({ target }) => {
          setFault('')
          setAddress(target.value)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // It stands within a form that Enter would send.
          event.preventDefault()
          keep()
        }}
      />
    </Dialog>
  )
}
