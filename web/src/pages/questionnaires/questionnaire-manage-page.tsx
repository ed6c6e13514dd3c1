import { newId } from '#call'
import {
  copyItems,
  ManagedQuestionnaire,
  QuestionnaireEditor,
  QuestionnaireList,
  type QuestionnaireValues,
  valuesOf,
} from '#questionnaires'
import { Breadcrumb } from '#ui'
import { itemsOfTemplate, questionnaireTemplates } from '@xinglin/contract/questionnaires'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { PageHead } from '../personal/page-head.tsx'
import { managedQuestionnaire, questionnaireManage } from './questionnaire-addresses.ts'

const fromTemplate = (name: string): Partial<QuestionnaireValues> => {
  const template = questionnaireTemplates.find((one) => one.name === name)
  return {
    Title: template?.title ?? '',
    Note: template?.note ?? '',
    Anonymous: template?.anonymous ?? false,
    Items: itemsOfTemplate(name, newId),
  }
}

const Trail = ({ name }: { name: string }) => (
  <Breadcrumb steps={[{ name: '问卷管理', to: questionnaireManage }, { name }]} />
)

/** Terquestionnaire: the questionnaires that somebody made, one of them (`?id=`), or a new one. */
export const QuestionnaireManagePage = () => {
  const [query, setQuery] = useSearchParams()
  const navigate = useNavigate()
  const [first, setFirst] = useState<Partial<QuestionnaireValues>>()
  const id = query.get('id')
  if (first)
    return (
      <>
        <Trail name="新建问卷" />
        <PageHead title="新建问卷" />
        <QuestionnaireEditor
          one={undefined}
          first={first}
          onSaved={({ Line }) => {
            setFirst(undefined)
            void navigate(managedQuestionnaire(Line.Id), { replace: true })
          }}
        />
      </>
    )
  if (id)
    return (
      <>
        <Trail name="问卷" />
        <ManagedQuestionnaire
          key={id}
          id={id}
          tab={query.get('tab') ?? ''}
          onTab={(tab) => setQuery({ id, tab }, { replace: true })}
          onCopy={(from) => {
            const { Title, Items, ...values } = valuesOf(from)
            setFirst({ ...values, Title: `${Title}（副本）`.slice(0, 80), Items: copyItems(Items) })
          }}
          onGone={() => void navigate(questionnaireManage)}
        />
      </>
    )
  return (
    <QuestionnaireList
      addressOf={managedQuestionnaire}
      onNew={(template) => setFirst(fromTemplate(template))}
    />
  )
}
