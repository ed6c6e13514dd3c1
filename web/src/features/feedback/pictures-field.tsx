import { maxPictures } from '@xinglin/contract/feedback'
import { ImagePlus, X } from 'lucide-react'
import { useCallback, useId } from 'react'
import styles from './pictures-field.module.css'
import { pictureKinds } from './shrink-picture.ts'

const Thumb = ({ picture, name, onDrop }: { picture: Blob; name: string; onDrop: () => void }) => {
  const show = useCallback(
    (image: HTMLImageElement) => {
      image.src = URL.createObjectURL(picture)
      return () => URL.revokeObjectURL(image.src)
    },
    [picture],
  )
  return (
    <li className={styles.thumb}>
      <img ref={show} alt={name} />
      <button type="button" aria-label={`移除${name}`} onClick={onDrop}>
        <X size={14} aria-hidden />
      </button>
    </li>
  )
}

/** Up to five pictures: chosen or pasted, each to be taken away again. */
export const PicturesField = ({
  pictures,
  error,
  busy,
  onAdd,
  onDrop,
}: {
  pictures: readonly Blob[]
  error: string | undefined
  /** A chosen one is being made ready. */
  busy: boolean
  onAdd: (files: readonly File[]) => void
  onDrop: (picture: Blob) => void
}) => {
  const id = useId()
  const left = maxPictures - pictures.length
  return (
    <div className={styles.field}>
      <span className={styles.label} id={`${id}-label`}>
        图片（选填）
      </span>
      <ul className={styles.list} aria-labelledby={`${id}-label`}>
        {pictures.map((picture, at) => (
          <Thumb
            // The same picture may be there once only.
            key={`${picture.size}-${at}`}
            picture={picture}
            name={`图片 ${at + 1}`}
            onDrop={() => onDrop(picture)}
          />
        ))}
        {left > 0 && (
          <li>
            <label className={styles.add} aria-busy={busy || undefined}>
              <input
                type="file"
                accept={pictureKinds}
                multiple
                aria-describedby={`${id}-hint`}
                onChange={({ target }) => {
                  onAdd([...(target.files ?? [])])
                  // The same file, mended, may be chosen again.
                  target.value = ''
                }}
              />
              <ImagePlus size={22} strokeWidth={1.6} aria-hidden />
              <span>{busy ? '处理中…' : '添加图片'}</span>
            </label>
          </li>
        )}
      </ul>
      <p className={styles.hint} id={`${id}-hint`}>
        最多 {maxPictures} 张，支持 JPEG、PNG、WebP；可以直接粘贴截图，过大的图片会自动压缩。
      </p>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
