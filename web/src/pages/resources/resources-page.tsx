import { VideoPlayer } from '#learning'
import { ModelViewer } from '#models'
import { articleAddress } from '#news'
import { type DrawnElsewhere, ResourceLibrary, type UseAddress } from '#resources'
import { useSession } from '#session'
import { topicAddress } from '#topics'
import { Skeleton } from '#ui'
import { role } from '@xinglin/contract/identity'
import { Suspense } from 'react'
import { missionManage } from '../assignments/assignment-addresses.ts'
import { teacherPapers } from '../exams/exam-addresses.ts'
import { PageHead } from '../personal/page-head.tsx'
import { teacherAddresses } from '../questions/bank-addresses.ts'

const received = { value: 'received', name: '共享给我的' } as const
const favorite = { value: 'favorite', name: '收藏' } as const
const own = { value: 'own', name: '我的资源' } as const
const running = [
  { value: 'pending', name: '待审核' },
  { value: 'school', name: '全校资源' },
] as const

const elsewhere: DrawnElsewhere = {
  video: ({ Media: media, Title }) =>
    media && (
      <VideoPlayer
        key={media.Id}
        url={media.Url}
        posterUrl={media.PosterUrl}
        reload={() => Promise.resolve(undefined)}
        aria-label={Title}
      />
    ),
  model: ({ Id, Title, Url, Bytes }) => (
    <Suspense fallback={<Skeleton ratio="4 / 3" shape="block" />}>
      <ModelViewer
        model={{
          Id,
          Name: Title,
          Url,
          Bytes,
          CourseId: '',
          English: '',
          Summary: '',
          BuiltIn: '',
          PosterUrl: '',
          Triangles: 0,
          Annotations: [],
          Version: '',
        }}
      />
    </Suspense>
  ),
}

const teacherUses: UseAddress = ({ Kind, Id }) =>
  ({
    course: `/CoursePreview/${Id}`,
    case: `/CaseWorkshop/${Id}`,
    question: teacherAddresses.one(Id),
    paper: teacherPapers.one(Id),
    news: articleAddress(Id),
    topic: topicAddress(Id),
    assignment: `${missionManage}?id=${Id}`,
    announcement: undefined,
    questionnaire: undefined,
    other: undefined,
  })[Kind]

/** What those who run the school have no page of: questions and papers open in the teacher's own. */
const managerUses: UseAddress = (use) =>
  ['question', 'paper', 'case', 'assignment'].includes(use.Kind) ? undefined : teacherUses(use)

/** MyResources: what one brought, receives and marked. */
export const ResourcesPage = () => {
  const kind = useSession()?.RoleType
  const runsSchool = kind === role.admin || kind === role.operator
  const views =
    kind === role.student
      ? [received, favorite]
      : [own, received, favorite, ...(runsSchool ? running : [])]
  return (
    <>
      <PageHead
        title="我的资源"
        note={
          kind === role.student
            ? '老师共享给班级和全校的资源，以及您的收藏。'
            : '备课、出题、写病例和发新闻时，可以从这里选用文件。'
        }
      />
      <ResourceLibrary
        views={views}
        runsSchool={runsSchool}
        elsewhere={elsewhere}
        addressOfUse={runsSchool ? managerUses : teacherUses}
      />
    </>
  )
}
