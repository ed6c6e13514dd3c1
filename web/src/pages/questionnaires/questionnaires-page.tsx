import { FillQuestionnaire, OwnQuestionnaires } from '#questionnaires'
import { Breadcrumb } from '#ui'
import { useNavigate, useSearchParams } from 'react-router'
import { PageHead } from '../personal/page-head.tsx'
import { ownQuestionnaire, questionnaires } from './questionnaire-addresses.ts'

/** Stuquestionnaire: what a student is asked, or (`?id=`) one of it. */
export const QuestionnairesPage = () => {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const id = query.get('id')
  if (id)
    return (
      <>
        <Breadcrumb steps={[{ name: '问卷', to: questionnaires }, { name: '填写问卷' }]} />
        <FillQuestionnaire key={id} id={id} onDone={() => void navigate(questionnaires)} />
      </>
    )
  return (
    <>
      <PageHead title="问卷" />
      <OwnQuestionnaires addressOf={ownQuestionnaire} />
    </>
  )
}
