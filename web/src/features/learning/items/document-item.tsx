import { type Drawn, PdfPage, usePdf, useWidth } from '#resources/reading'
import { Skeleton, ReadingText } from '#ui'
import { FileX2 } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { BrokenMedia } from './broken-media.tsx'
import { DocumentBar } from './document-bar.tsx'
import styles from './document-item.module.css'
import type { ContentOf, ItemSession, Position } from './item.ts'
import { PagesSeen } from './pages-seen.tsx'
import { withPage } from './pdf/pages-seen.ts'
import { Returned } from './returned.tsx'
import { usePages } from './use-pages.ts'

const holdsMs = 4 * 60_000

/** A PDF, page under page; it is complete once every page was shown. Its main points stand below as text. */
export const DocumentItem = ({
  content,
  title,
  from,
  session,
}: {
  content: ContentOf<'document'>
  title: string
  from: Position
  session: ItemSession
}) => {
  const place = useRef<HTMLDivElement>(null)
  const [file, setFile] = useState(() => ({ url: content.Url, at: Date.now() }))
  const [zoom, setZoom] = useState(1)
  const width = useWidth(place)
  const opened = usePdf(file.url)
  const ready = opened.is === 'there' && width > 0
  const { page, seen, returned, goTo, steady } = usePages(place, { session, from, ready })
  const [undrawn, setUndrawn] = useState<readonly number[]>([])
  const noteDrawn = useCallback((number: number, drawn: Drawn) => {
    setUndrawn((before) =>
      drawn === 'in part' ? withPage(before, number) : before.filter((one) => one !== number),
    )
  }, [])
  const count = opened.is === 'there' ? opened.pdf.count : content.Pages
  // Larger or smaller, what was read stays where it was.
  const enlarge = (next: number) => {
    const settle = steady()
    flushSync(() => setZoom(next))
    settle()
  }

  const fresh = async () => {
    const next = await session.reload()
    return next?.Kind === 'document' ? next.Url : file.url
  }
  const again = async () => setFile({ url: await fresh(), at: Date.now() })
  const download = () => {
    if (Date.now() - file.at < holdsMs) return false
    void fresh().then((url) => {
      const link = document.createElement('a')
      link.href = url
      link.download = `${title}.pdf`
      link.click()
    })
    return true
  }

  return (
    <>
      <DocumentBar
        page={page}
        count={count}
        zoom={zoom}
        isLacking={undrawn.includes(page)}
        download={{ url: file.url, name: title }}
        onPage={goTo}
        onZoom={enlarge}
        onDownload={download}
      />
      <div
        ref={place}
        className={styles.paper}
        aria-busy={opened.is === 'coming'}
        // What is wider than its frame is reached and scrolled by keyboard too.
        {...(zoom > 1 && { role: 'region', 'aria-label': '文档页面，可左右滚动', tabIndex: 0 })}
      >
        {opened.is === 'coming' && <Skeleton ratio="210 / 297" shape="block" />}
        {opened.is === 'broken' && (
          <BrokenMedia
            icon={<FileX2 size={28} aria-hidden />}
            words="文档加载失败，可先阅读下方要点"
            onAgain={() => void again()}
          />
        )}
        {ready &&
          opened.sizes.map((size, index) => (
            <PdfPage
              key={index}
              pdf={opened.pdf}
              number={index + 1}
              size={size}
              width={width * zoom}
              lacking="本页有无法显示的图像或字体，不计入已读；可下载原文件查看，并请告知授课教师"
              onDrawn={noteDrawn}
            />
          ))}
      </div>
      <PagesSeen
        seen={seen}
        count={count}
        undrawn={undrawn.filter((number) => !seen.includes(number))}
        onPage={goTo}
      />
      <section className={styles.words} aria-label="文档要点">
        <ReadingText html={content.Html} />
      </section>
      {returned > 0 && <Returned words={`已回到第 ${returned} 页`} onStart={() => goTo(1)} />}
    </>
  )
}
