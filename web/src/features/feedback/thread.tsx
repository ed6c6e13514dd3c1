import { longMomentOf, PictureViewer } from '#ui'
import type { Feedback, Picture as PictureShape } from '@xinglin/contract/feedback'
import { classes } from '#ui'
import { useState } from 'react'
import type * as z from 'zod/mini'
import styles from './thread.module.css'

type Post = Feedback['Posts'][number]
type Picture = z.output<typeof PictureShape>

const Pictures = ({ pictures }: { pictures: readonly Picture[] }) => {
  const [shown, setShown] = useState<number>()
  const picture = shown === undefined ? undefined : pictures[shown]
  return (
    <>
      <ul className={styles.pictures}>
        {pictures.map(({ Id: id, Url: url, Width: width, Height: height }, at) => (
          <li key={id}>
            <button type="button" aria-label={`查看图片 ${at + 1}`} onClick={() => setShown(at)}>
              <img src={url} alt="" width={width} height={height} loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      {picture && shown !== undefined && (
        <PictureViewer
          src={picture.Url}
          alt={`反馈图片 ${shown + 1}`}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  )
}

const Said = ({ post, names }: { post: Post; names: Names }) => {
  const bySchool = post.BySchool === 1
  return (
    <li className={classes(styles.post, bySchool && styles.school)}>
      <p className={styles.head}>
        <strong>{bySchool ? names.school(post.Name) : names.giver}</strong>
        <time dateTime={post.At}>{longMomentOf(post.At)}</time>
      </p>
      <p className={styles.text}>{post.Text}</p>
      {post.Pictures.length > 0 && <Pictures pictures={post.Pictures} />}
    </li>
  )
}

/** What the two sides of a thread are called. */
export type Names = { readonly giver: string; readonly school: (name: string) => string }

/** The texts of a feedback, the oldest first; the school's stand apart. */
export const Thread = ({ posts, names }: { posts: readonly Post[]; names: Names }) => (
  <ol className={styles.thread}>
    {posts.map((post) => (
      <Said key={post.Id} post={post} names={names} />
    ))}
  </ol>
)
