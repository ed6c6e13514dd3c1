import { Button, TextArea, TextField } from '#ui'
import { useSensitiveCheck, sensitiveSentence } from '#session'
import { type Annotation, modelBounds } from '@xinglin/contract/models'
import { Crosshair, Trash2 } from 'lucide-react'
import { useState } from 'react'
import styles from './manage.module.css'

/** The words of one point, and the ways to set it anew and to take it away. */
export const PointForm = ({
  point,
  number,
  onChange,
  onPlace,
  onRemove,
}: {
  point: Annotation
  number: number
  onChange: (change: Partial<Annotation>) => void
  onPlace: () => void
  onRemove: () => void
}) => {
  const isSensitive = useSensitiveCheck()
  const [left, setLeft] = useState('')
  const fault = left !== '' && isSensitive(left) ? sensitiveSentence : undefined
  const leave = () => setLeft(`${point.Name}\n${point.Text}`)
  return (
    <fieldset className={styles.point}>
      <legend>标注 {number}</legend>
      <TextField
        label="名称"
        value={point.Name}
        maxLength={modelBounds.name}
        autoFocus={point.Name === ''}
        onBlur={leave}
        onChange={({ target }) => onChange({ Name: target.value })}
      />
      <TextField
        label="英文名称"
        value={point.English}
        maxLength={modelBounds.english}
        lang="en"
        onChange={({ target }) => onChange({ English: target.value })}
      />
      <TextArea
        label="讲解"
        rows={5}
        most={modelBounds.text}
        value={point.Text}
        error={fault}
        onBlur={leave}
        onChange={({ target }) => onChange({ Text: target.value })}
      />
      <div className={styles.row}>
        <Button size="small" icon={<Crosshair size={15} aria-hidden />} onClick={onPlace}>
          重新取点
        </Button>
        <Button
          size="small"
          kind="plain"
          icon={<Trash2 size={15} aria-hidden />}
          onClick={onRemove}
        >
          删除标注
        </Button>
      </div>
    </fieldset>
  )
}
