import { themeChoices } from '#questions/choosing'
import { call, newId } from '#call'
import {
  Skeleton,
  Button,
  Card,
  Failure,
  PageHead,
  TextArea,
  TextField,
  toast,
  useLeaveGuard,
  messageOf,
} from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type PaperDetail,
  type PaperForm,
  type PaperQuestion,
  type PaperSection,
  savePaper,
} from '@xinglin/contract/exams'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { PaperPrint } from '../print/paper-print.tsx'
import type { PaperAddresses } from './addresses.ts'
import { BlueprintTable } from './blueprint-table.tsx'
import { blueprintOf } from './blueprint-totals.ts'
import { PaperActions } from './paper-actions.tsx'
import { PaperPreview } from './paper-preview.tsx'
import { paperDetail, papersKey } from './paper-queries.ts'
import { PaperStateTag } from './paper-state-tag.tsx'
import { PaperVersions } from './paper-versions.tsx'
import styles from './paper.module.css'
import { SectionCard } from './section-card.tsx'

const newSection = (no: number): PaperSection => ({
  Id: newId(),
  Name: `第${no}部分`,
  Policy: 'all',
  OneWay: false,
  Mixed: true,
  MixOptions: true,
  Items: [],
  Cells: [],
})

const emptyForm = (): PaperForm => ({ Name: '', Note: '', Sections: [newSection(1)] })

const Problems = ({ problems }: { problems: PaperDetail['Problems'] }) =>
  problems.length > 0 && (
    <>
      <h2 className={styles.head}>定稿前还需要完成</h2>
      <ul className={styles.problems}>
        {problems.map(({ Section, Text }) => (
          <li key={`${Section} ${Text}`}>
            {Section > 0 && `第${Section}部分：`}
            {Text}
          </li>
        ))}
      </ul>
    </>
  )

/** The form of a paper: sections with questions and cells, the blueprint beside them. */
export const PaperEditing = ({
  before,
  addresses,
}: {
  before: PaperDetail | undefined
  addresses: PaperAddresses
}) => {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [id] = useState(() => before?.Line.Id ?? newId())
  const [form, setForm] = useState<PaperForm>(() => before?.Form ?? emptyForm())
  const [detail, setDetail] = useState(before)
  const [more, setMore] = useState<readonly PaperQuestion[]>([])
  const [moreWorks, setMoreWorks] = useState<readonly PaperDetail['Works'][number][]>([])
  const [isDirty, setDirty] = useState(false)
  const [pending, setPending] = useState(false)
  const [isPreview, setPreview] = useState(false)
  const { data: themes = [] } = useQuery(themeChoices)
  useLeaveGuard(isDirty)
  const known = new Map([...(detail?.Questions ?? []), ...more].map((one) => [one.QuestionId, one]))
  const titles = new Map(
    [...(detail?.Works ?? []), ...moreWorks].map(({ WorkId, Title }) => [WorkId, Title]),
  )
  const taken = new Set(form.Sections.flatMap(({ Items }) => Items.map((one) => one.QuestionId)))
  const change = (part: Partial<PaperForm>) => {
    setForm({ ...form, ...part })
    setDirty(true)
  }
  const changeSection = (id: string, section: PaperSection) =>
    change({ Sections: form.Sections.map((one) => (one.Id === id ? section : one)) })
  const moveSection = (at: number, by: -1 | 1) => {
    const next = [...form.Sections]
    const [one] = next.splice(at, 1)
    if (one) next.splice(at + by, 0, one)
    change({ Sections: next })
  }
  const take = (next: PaperDetail) => {
    setDetail(next)
    setForm(next.Form)
    setDirty(false)
    queries.setQueryData(paperDetail(next.Line.Id).queryKey, next)
    void queries.invalidateQueries({ queryKey: [...papersKey, 'list'] })
  }
  const save = async (): Promise<PaperDetail | undefined> => {
    setPending(true)
    try {
      const saved = await call(savePaper, { Id: id, Form: form, Version: detail?.Version ?? 0 })
      take(saved)
      toast.success('保存成功!')
      if (!before) await navigate(addresses.one(id), { replace: true })
      return saved
    } catch (error) {
      toast.error(messageOf(error))
      return undefined
    } finally {
      setPending(false)
    }
  }
  const { whole } = blueprintOf(form, known)
  return (
    <>
      <PageHead
        title={before ? form.Name || '试卷' : '新建试卷'}
        note={`${whole.count} 题，满分 ${whole.tenths / 10} 分`}
      >
        {detail && <PaperStateTag line={detail.Line} />}
        <Button disabled={!detail || isDirty} onClick={() => setPreview(true)}>
          预览
        </Button>
        <Button pending={pending} disabled={!isDirty} onClick={() => void save()}>
          保存
        </Button>
        {detail && (
          <PaperActions
            detail={detail}
            dirty={isDirty}
            addresses={addresses}
            onSave={save}
            onDone={take}
          />
        )}
      </PageHead>
      <div className={styles.editing}>
        <div className={styles.main}>
          <Card className={styles.card}>
            <TextField
              label="试卷名称"
              value={form.Name}
              maxLength={80}
              autoComplete="off"
              onChange={({ target }) => change({ Name: target.value })}
            />
            <TextArea
              label="考生须知（选填）"
              rows={2}
              most={500}
              value={form.Note}
              onChange={({ target }) => change({ Note: target.value })}
            />
          </Card>
          {form.Sections.map((section, at) => (
            <SectionCard
              key={section.Id}
              section={section}
              no={at + 1}
              first={at === 0}
              last={at === form.Sections.length - 1}
              taken={taken}
              known={known}
              themes={themes}
              shortages={detail?.Shortages ?? []}
              works={{
                titles,
                onKnow: (WorkId, Title) => setMoreWorks([...moreWorks, { WorkId, Title }]),
              }}
              onChange={(next) => changeSection(section.Id, next)}
              onKnow={(questions) => setMore([...more, ...questions])}
              onMove={(by) => moveSection(at, by)}
              onRemove={() =>
                change({ Sections: form.Sections.filter(({ Id }) => Id !== section.Id) })
              }
            />
          ))}
          <Button
            icon={<Plus size={16} aria-hidden />}
            onClick={() =>
              change({ Sections: [...form.Sections, newSection(form.Sections.length + 1)] })
            }
          >
            增加一个部分
          </Button>
        </div>
        <aside className={styles.beside}>
          <Card className={styles.card}>
            <h2 className={styles.head}>双向细目表</h2>
            <BlueprintTable
              form={form}
              known={known}
              themes={new Map(themes.map(({ value, name }) => [value, name]))}
            />
          </Card>
          {detail && (detail.Problems.length > 0 || detail.Versions.length > 0) && (
            <Card className={styles.card}>
              <Problems problems={detail.Problems} />
              <PaperVersions detail={detail} />
            </Card>
          )}
        </aside>
      </div>
      {isPreview && <PaperPreview id={id} no={0} onClose={() => setPreview(false)} />}
    </>
  )
}

/** A paper: its form to whoever may write it, its versions to others; the form of a new one without an id; a version to be printed with `print`. */
export const PaperPage = ({
  id,
  addresses,
}: {
  id: string | undefined
  addresses: PaperAddresses
}) => {
  const [search] = useSearchParams()
  const printed = Number(search.get('print') ?? 0)
  const { data, error, refetch } = useQuery({ ...paperDetail(id ?? ''), enabled: id !== undefined })
  if (id !== undefined && Number.isInteger(printed) && printed > 0)
    return <PaperPrint id={id} no={printed} back={addresses.one(id)} />
  if (id === undefined) return <PaperEditing before={undefined} addresses={addresses} />
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="480px" shape="block" />
  return <PaperEditing key={id} before={data} addresses={addresses} />
}
