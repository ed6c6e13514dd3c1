import { Cover, KindBadge, TrialTag, wholeCatalogue } from '#courses'
import { type MyCourse, MyCourses } from '#learning'
import { staying, useAtOnce } from '#ui'
import { useSearchParams } from 'react-router'
import { readChoice, writeChoice } from './own-address.ts'
import { PageHead } from './page-head.tsx'

const coverOf = ({ Id, ImgUrl, Motif }: MyCourse) => (
  <Cover small src={ImgUrl} motif={Motif} id={Id} />
)

const badgesOf = (course: MyCourse) => (
  <>
    <KindBadge kind={course.HasVirtual} />
    <TrialTag {...course} />
  </>
)

/** 我的课程: what one learns, has learnt, keeps, tries, and can no longer study. */
export const MyCoursePage = () => {
  const [query, setQuery] = useSearchParams()
  const [choice, choose] = useAtOnce(readChoice(query), (next) =>
    setQuery(writeChoice(next), { state: staying }),
  )
  return (
    <>
      <PageHead title="我的课程" />
      <MyCourses
        choice={choice}
        onChoice={choose}
        cover={coverOf}
        badge={badgesOf}
        catalogue={wholeCatalogue}
      />
    </>
  )
}
