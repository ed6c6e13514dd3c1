import { ChevronDown, ChevronUp, Download, Maximize, Minus, Plus } from 'lucide-react'
import styles from './document-item.module.css'
import { nextZoom, zooms } from './pdf/pages-seen.ts'

/** Above a document, and in sight as long as it is: the page, larger and smaller, and the file to take along. */
export const DocumentBar = ({
  page,
  count,
  zoom,
  isLacking,
  download,
  onPage,
  onZoom,
  onDownload,
}: {
  page: number
  count: number
  zoom: number
  /** Whether the page that is in sight cannot be drawn whole: its own sentence may be out of sight. */
  isLacking: boolean
  download: { readonly url: string; readonly name: string }
  onPage: (page: number) => void
  onZoom: (zoom: number) => void
  /** May fetch a fresh address first; true when it takes care of the download itself. */
  onDownload: () => boolean
}) => (
  <div className={styles.bar} role="toolbar" aria-label="文档工具">
    <span className={styles.group}>
      <button
        type="button"
        aria-label="上一页"
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <ChevronUp size={18} aria-hidden />
      </button>
      <output className={styles.pages} aria-label={`第 ${page} 页，共 ${count} 页`}>
        {page} / {count}
      </output>
      <button
        type="button"
        aria-label="下一页"
        disabled={page >= count}
        onClick={() => onPage(page + 1)}
      >
        <ChevronDown size={18} aria-hidden />
      </button>
    </span>
    <span className={styles.group}>
      <button
        type="button"
        aria-label="缩小"
        disabled={zoom <= zooms[0]}
        onClick={() => onZoom(nextZoom(zoom, -1))}
      >
        <Minus size={18} aria-hidden />
      </button>
      <output className={styles.zoom}>{Math.round(zoom * 100)}%</output>
      <button
        type="button"
        aria-label="放大"
        disabled={zoom >= (zooms.at(-1) ?? 1)}
        onClick={() => onZoom(nextZoom(zoom, 1))}
      >
        <Plus size={18} aria-hidden />
      </button>
      <button
        type="button"
        aria-label="适合宽度"
        aria-pressed={zoom === 1}
        onClick={() => onZoom(1)}
      >
        <Maximize size={17} aria-hidden />
      </button>
    </span>
    <a
      className={styles.download}
      href={download.url}
      download={`${download.name}.pdf`}
      aria-label="下载 PDF"
      onClick={(event) => {
        if (onDownload()) event.preventDefault()
      }}
    >
      <Download size={16} aria-hidden />
      <span className={styles.word}>下载</span>
      <span className={styles.kind}>PDF</span>
    </a>
    {isLacking && <span className={styles.lacking}>本页无法完整显示，不计入已读</span>}
  </div>
)
