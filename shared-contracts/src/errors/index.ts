export {
  apiErrorSchema,
  errorMessage,
  exceptionNames,
  failed,
  ok,
  type ApiErrorBody,
  type ExceptionName,
  type Result,
} from './codes'
export {
  alreadyOrderedNotice,
  errorText,
  mandatoryNotice,
  NOTICE,
  noticeFor,
  replacedNotice,
  type Notice,
  type NoticeName,
  type NoticeType,
} from './notices'
