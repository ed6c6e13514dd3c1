import { Card, NewerBand, SaveSign, Tabs, Tag, useAddressState } from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { ProcedureLine } from '@xinglin/contract/workshop'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import caseLook from '../drafts/case-editor.module.css'
import { CaseState } from '../drafts/case-state.tsx'
import { asList, asText } from '../drafts/path.ts'
import { ProcedureDeeds } from './procedure-deeds.tsx'
import look from './procedure-desk.module.css'
import { panelsOf, partsOf } from './procedure-panels.tsx'
import { conductOf } from './procedure-queries.ts'
import { type ProcedureFile, useProcedureDraft } from './use-procedure-draft.ts'

const usual = { part: 'patients', panel: 'conduct', patient: 0 }
const allowed = { part: ['patients', 'weights'], panel: ['conduct', 'try', 'proof'] }

/** The desk at which a procedure is composed: patients and weights, and beside them the right conduct, a trial, what it earns. */
export const ProcedureDesk = ({
  base,
  file,
  onSaved,
  onMoved,
}: {
  base: string
  file: ProcedureFile
  onSaved: (line: ProcedureLine) => void
  onMoved: () => void
}) => {
  const [at, go] = useAddressState(usual, allowed)
  const { Line: line, Form: form } = file
  const edited = useProcedureDraft(file, onSaved)
  const { draft, put, saving, newer, flush } = edited
  const readOnly = !line.Actions.includes('edit')
  const patients = asList(draft['variants'])
  const patient = Math.max(0, Math.min(at.patient, patients.length - 1))
  const conduct = useQuery(conductOf(line.Id, patient, edited.version()))
  const problems = conduct.data?.Problems ?? []
  const faultAt = (path: string) => problems.find((one) => one.path === path)?.zh
  const editing = { draft, put, readOnly, form, faultAt }
  return (
    <div className={caseLook.desk}>
      <header className={caseLook.head}>
        <div className={caseLook.name}>
          <Link className={caseLook.back} to={base}>
            <ArrowLeft size={16} aria-hidden />
            操作工坊
          </Link>
          <h1>{asText(draft['title']) || line.Title}</h1>
          <p className={caseLook.about}>
            <CaseState line={line} />
            {line.VersionNo > 0 && <Tag>学生使用第{line.VersionNo}版</Tag>}
            <span>基于：{line.BaseTitle}</span>
            <span>{line.IsMine ? '我的项目' : `作者：${line.AuthorName}`}</span>
            {!readOnly && (
              <SaveSign saving={saving} fault={edited.fault} onSave={() => void flush()} />
            )}
          </p>
        </div>
        <ProcedureDeeds
          base={base}
          line={line}
          flush={flush}
          version={edited.version}
          onMoved={onMoved}
          onFaulty={() => go({ panel: 'proof' })}
        />
      </header>
      {newer && (
        <NewerBand
          who={newer.line.EditorName}
          at={newer.line.EditedAt}
          what="这个操作项目"
          both={newer.both.map((name) => memberNames[name] ?? name)}
          onSettle={edited.settle}
        />
      )}
      {line.State === 3 && line.Reason && (
        <p className={caseLook.reason} role="note">
          <strong>退回的原因：</strong>
          {line.Reason}
        </p>
      )}
      <p className={look.note}>仅用于教学模拟，不作为诊疗依据。</p>
      <div className={look.columns}>
        <Card className={look.form}>
          <Tabs
            label="内容"
            chosen={at.part}
            onChoose={(part) => go({ part })}
            tabs={partsOf(editing, patient, (next) => go({ patient: next }))}
          />
        </Card>
        <Card className={look.beside}>
          <Tabs
            label="处置、试做与校对"
            chosen={at.panel}
            onChoose={(panel) => go({ panel })}
            tabs={panelsOf({
              procedureId: line.Id,
              patient,
              told: conduct.data,
              error: conduct.error,
              onSave: flush,
            })}
          />
        </Card>
      </div>
    </div>
  )
}

const memberNames: Readonly<Record<string, string>> = {
  title: '名称',
  difficulty: '难度',
  minutes: '时间',
  variants: '患者变式',
  points: '分值',
  left: '步骤',
}
