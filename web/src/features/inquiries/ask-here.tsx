import { Button } from '#ui'
import { MessageCircleQuestion } from 'lucide-react'
import { useNavigate } from 'react-router'

/** Asks about where one is: the second of the film, the page of the document, or the item. */
export const AskHere = ({
  courseId,
  itemId,
  now,
}: {
  courseId: string
  itemId: string
  now: () => { readonly second?: number | undefined; readonly page?: number | undefined }
}) => {
  const navigate = useNavigate()
  const ask = () => {
    const { second, page } = now()
    const query = new URLSearchParams({ course: courseId, item: itemId })
    if (second !== undefined) query.set('second', String(Math.floor(second)))
    else if (page !== undefined) query.set('page', String(page))
    void navigate(`/PersonalInfo/newquestion?${query.toString()}`)
  }
  return (
    <Button size="small" icon={<MessageCircleQuestion size={15} aria-hidden />} onClick={ask}>
      向老师提问
    </Button>
  )
}
