import { newId } from '#call'
import { Button, Checkbox, FormFault, TextField } from '#ui'
import { documentLimits } from '@xinglin/contract/competitions'
import { Plus, X } from 'lucide-react'
import { useId } from 'react'
import type { DocumentValues } from './contest-form.ts'
import styles from './organise.module.css'

const usual: readonly string[] = ['参赛承诺书', '学籍证明', '学校推荐函']

/** What each entry hands in: documents by name, some of them required. */
export const DocumentsField = ({
  documents,
  error,
  onChange,
}: {
  documents: readonly DocumentValues[]
  error: string | undefined
  onChange: (documents: readonly DocumentValues[]) => void
}) => {
  const heading = useId()
  const change = (id: string, by: Partial<DocumentValues>) =>
    onChange(documents.map((one) => (one.Id === id ? { ...one, ...by } : one)))
  const next = usual.find((name) => documents.every(({ Name }) => Name !== name)) ?? ''
  return (
    <fieldset className={styles.part} aria-labelledby={heading}>
      <legend id={heading}>报名材料</legend>
      <p className={styles.note}>
        报名后由队员、领队或学校上传，逐份审核。必交材料没有全部通过时，报名不能通过。
      </p>
      <FormFault>{error}</FormFault>
      {documents.map(({ Id, Name, Note, Required }, at) => (
        <div key={Id} className={styles.document}>
          <TextField
            label={`材料 ${at + 1}`}
            autoComplete="off"
            value={Name}
            onChange={({ target }) => change(Id, { Name: target.value })}
          />
          <TextField
            label={`材料 ${at + 1} 的要求（选填）`}
            autoComplete="off"
            placeholder="例如：全体队员签名，加盖学院公章"
            value={Note}
            onChange={({ target }) => change(Id, { Note: target.value })}
          />
          <Checkbox
            checked={Required}
            onChange={({ target }) => change(Id, { Required: target.checked })}
          >
            必交
          </Checkbox>
          <Button
            kind="plain"
            size="small"
            icon={<X size={16} aria-hidden />}
            aria-label={`删除材料 ${at + 1}`}
            onClick={() => onChange(documents.filter((one) => one.Id !== Id))}
          />
        </div>
      ))}
      {documents.length < documentLimits.documents && (
        <div>
          <Button
            size="small"
            icon={<Plus size={16} aria-hidden />}
            onClick={() =>
              onChange([...documents, { Id: newId(), Name: next, Note: '', Required: true }])
            }
          >
            添加材料
          </Button>
        </div>
      )}
    </fieldset>
  )
}
