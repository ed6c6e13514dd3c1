import { CircleAlert, CircleCheck, LoaderCircle, PenLine } from 'lucide-react'
import { Button } from '../controls/button.tsx'
import styles from './save-sign.module.css'

/** How the saving of a draft stands. */
export type Saving = 'saved' | 'unsaved' | 'saving' | 'failed' | 'newer'

const signs = {
  saved: { Icon: CircleCheck, words: '已保存' },
  unsaved: { Icon: PenLine, words: '有未保存的修改' },
  saving: { Icon: LoaderCircle, words: '正在保存…' },
  failed: { Icon: CircleAlert, words: '保存失败，稍后自动重试' },
  newer: { Icon: CircleAlert, words: '等待您的选择' },
} as const

/** How saving stands, told politely; what failed can be tried at once. */
export const SaveSign = ({
  saving,
  fault,
  onSave,
}: {
  saving: Saving
  fault: string
  onSave: () => void
}) => {
  const { Icon, words } = signs[saving]
  return (
    <span className={styles.saving} data-saving={saving}>
      <output>
        <Icon size={15} aria-hidden />
        {words}
        {saving === 'failed' && fault && `（${fault}）`}
      </output>
      {saving === 'failed' && (
        <Button kind="plain" size="small" onClick={onSave}>
          立即重试
        </Button>
      )}
    </span>
  )
}
