import { text } from './de'

/** Stands for the artwork of annex I of (EU) 2025/1960; to be replaced here by the original, which must not be changed. */
export const EuNotice = () => (
  <div className="warranty__art" role="img" aria-label={text.noticeLabel}>
    {text.notice}
  </div>
)
