import { previewContent } from '../../records/list/previewContent.ts';
import { ProjectDetails } from './ProjectDetails.tsx';
import { ProjectPreviewContentDocument } from './projectPreviewContent.generated.ts';

export const projectPreviewContent = previewContent(
  ProjectPreviewContentDocument,
  ({ project }, declaration) =>
    project ? (
      <ProjectDetails key={project.id} declaration={declaration} project={project} />
    ) : null,
);
