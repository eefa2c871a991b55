import { noAnswerText } from '../core/http.ts';
import { notifyProblem } from '../core/notify.tsx';
import { refusalOf } from '../core/refusal.ts';

/** Notifies of a refusal, or that the gateway was not reached. */
export const useShowProblem = () => showProblem;

const showProblem = (error: unknown) => notifyProblem(refusalOf(error)?.message ?? noAnswerText());
