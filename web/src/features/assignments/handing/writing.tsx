import { RubricFields, sizeWord } from '#marking'
import { Button, Card, confirm, FileDrop, RichTextField, SaveSign, toast, useLeaveGuard } from '#ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  keepWorkFile,
  largestWorkFile,
  maxWorkFiles,
  type WorkDraft,
  workFileKinds,
} from '@xinglin/contract/assignments'
import type { Criterion } from '@xinglin/contract/marking'
import { Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { assignmentsKey } from '../queries/assignment-queries.ts'
import styles from './handing.module.css'
import { type WorkPlace, useDraft } from './use-draft.ts'

const Files = ({ draft }: { draft: ReturnType<typeof useDraft> }) => {
  const [fault, setFault] = useState('')
  const { mutate, isPending } = useMutation({
    mutationFn: async (file: File) => {
      if (file.size > largestWorkFile) throw new Error(keepWorkFile.refusals.large[1])
      await draft.addFile(file)
    },
    onMutate: () => setFault(''),
    onError: (error) => setFault(error.message),
  })
  return (
    <>
      <h2>附件（{draft.Files.length}）</h2>
      {draft.Files.length > 0 && (
        <ul className={styles.files} aria-label="附件">
          {draft.Files.map(({ Id, Name, Bytes, Url }) => (
            <li key={Id}>
              <a href={Url} target="_blank" rel="noreferrer">
                {Name}（{sizeWord(Bytes)}）
              </a>
              <Button
                kind="plain"
                size="small"
                icon={<Trash2 size={15} aria-hidden />}
                aria-label={`移除附件：${Name}`}
                onClick={() => draft.dropFile(Id)}
              >
                移除
              </Button>
            </li>
          ))}
        </ul>
      )}
      {draft.Files.length < maxWorkFiles && (
        <FileDrop
          label={isPending ? '正在上传…' : '添加附件'}
          hint={`图片、PDF、Word、Excel、PowerPoint，每个不超过 20 MB，最多 ${maxWorkFiles} 个`}
          accept={workFileKinds}
          disabled={isPending || draft.isElsewhere}
          error={fault || undefined}
          onFile={(file) => mutate(file)}
        />
      )}
    </>
  )
}

/** A work under the hands of whoever writes it: it keeps itself, and is handed in against a receipt. */
export const Writing = ({
  place,
  opened,
  rubric,
  again,
  late,
}: {
  place: WorkPlace
  opened: { readonly Epoch: number; readonly Draft: WorkDraft }
  rubric: readonly Criterion[]
  /** It was handed in before. */
  again: boolean
  /** What handing in costs at the moment at which it is asked; empty in time. */
  late: () => string
}) => {
  const queries = useQueryClient()
  const draft = useDraft(place, opened)
  useLeaveGuard(draft.dirty)
  const { mutate, isPending } = useMutation({
    mutationFn: draft.handIn,
    onSuccess: ({ No, Digest }) => toast.success(`已提交第 ${No} 版，回执 ${Digest}`),
    onError: (error) => toast.error(error.message),
    onSettled: () => queries.invalidateQueries({ queryKey: assignmentsKey }),
  })
  const takeOver = useMutation({
    mutationFn: draft.takeOver,
    onError: (error) => toast.error(error.message),
  })
  const submit = async () => {
    const agreed = await confirm({
      title: again ? '重新提交作业？' : '提交作业？',
      note: `${late()}教师批阅前可以再改再交；以前的版本仍可查看。`,
      yes: again ? '重新提交' : '提交',
    })
    if (agreed) mutate()
  }
  return (
    <Card roomy>
      <section className={styles.form} aria-label="写作业">
        {late() !== '' && <p className={styles.note}>{late()}</p>}
        {draft.isElsewhere && (
          <div className={styles.note} role="alert">
            <p>这份作业已在其他设备或页面打开，这里停止保存，内容仍留在本页。</p>
            <Button size="small" pending={takeOver.isPending} onClick={() => takeOver.mutate()}>
              在这里继续写
            </Button>
          </div>
        )}
        <RichTextField label="正文" value={draft.Body} onChange={draft.write} />
        <Files draft={draft} />
        <details>
          <summary>评分标准</summary>
          <RubricFields rubric={rubric} points={{}} />
        </details>
        <div className={styles.end}>
          <Button
            kind="primary"
            icon={<Send size={16} aria-hidden />}
            pending={isPending}
            disabled={draft.isElsewhere}
            onClick={() => void submit()}
          >
            {again ? '重新提交' : '提交作业'}
          </Button>
          <SaveSign saving={draft.saving} fault={draft.fault} onSave={() => void draft.keep()} />
        </div>
      </section>
    </Card>
  )
}
