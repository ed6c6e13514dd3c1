import { type CourseFile, courseFile } from '#authoring'
import { CourseBase, Cover, creatingAddress } from '#courses'
import { useChoices } from '#call'
import { Card } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import type { ManagedCourse } from '@xinglin/contract/courses'
import { getDropDownSectionId } from '@xinglin/contract/resources'
import { useNavigate, useSearchParams } from 'react-router'
import { CourseFrame, Frame } from './frame.tsx'

const cover = ({ Id, ImgUrl, Motif }: ManagedCourse) => (
  <Cover src={ImgUrl} motif={Motif} id={Id} small />
)

const Form = ({ course }: { course: ManagedCourse | undefined }) => {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const places = useChoices(getDropDownSectionId, {})
  const keep = (after: ManagedCourse) =>
    queries.setQueryData<CourseFile>(courseFile(after.Id).queryKey, (known) =>
      known ? { ...known, Course: after } : known,
    )
  return (
    <Card roomy>
      <CourseBase
        course={course}
        places={places}
        cover={cover}
        onCover={keep}
        onSaved={(saved) => {
          keep(saved)
          if (!course) void navigate(creatingAddress('introduction', saved.Id))
        }}
      />
    </Card>
  )
}

/** 构建课程, its first page: what the course is called, where it stands, whom it is for. */
export const CourseBasePage = () => {
  const [query] = useSearchParams()
  if (!query.get('course'))
    return (
      <Frame course={undefined}>
        <Form course={undefined} />
      </Frame>
    )
  return <CourseFrame>{({ Course }) => <Form key={Course.Id} course={Course} />}</CourseFrame>
}
