import { isMember, useSession } from '#session'
import { Button, classes, toast } from '#ui'
import { type CourseBase, messages } from '@xinglin/contract/courses'
import { Heart } from 'lucide-react'
import { shortCount } from './course-card.tsx'
import styles from './favourite-button.module.css'
import { useFavourite } from './use-favourite.ts'

/** 收藏 and 已收藏, with how many keep the course; strangers and guests are sent to sign in. */
export const FavouriteButton = ({
  course,
  contestId,
  onSignIn,
}: {
  course: Pick<CourseBase, 'Id' | 'IsFavorite' | 'FavoriteCount'>
  contestId: string
  onSignIn: () => void
}) => {
  const who = useSession()
  const favour = useFavourite(course.Id, contestId)
  const kept = course.IsFavorite === 1
  const press = () => {
    if (isMember(who)) return favour(!kept)
    toast.warning(messages.signIn)
    onSignIn()
  }
  return (
    <Button
      size="large"
      className={classes(styles.button, kept && styles.kept)}
      icon={<Heart className={styles.heart} size={18} aria-hidden />}
      onClick={press}
    >
      {kept ? '已收藏' : '收藏'}
      {course.FavoriteCount > 0 && (
        <span className={styles.count}>{shortCount(course.FavoriteCount)}</span>
      )}
    </Button>
  )
}
